// Random play of Pokémon Showdown for `methuselah bench --peers`: see bench_peers.py.
// Arguments: folders to look for the package in. Each line of input, "SECONDS SEED", plays random
// battles of generation 9 for so many CPU-seconds and answers with one line of JSON.

"use strict";

function load() {
  try {
    return require(require.resolve("pokemon-showdown", {
      paths: process.argv.slice(2).flatMap((place) => [place, place + "/.."]),
    }));
  } catch {
    return null;
  }
}

const showdown = load();
console.log(JSON.stringify({ ready: showdown !== null }));
if (showdown === null) process.exit(0);
const { Battle, Teams } = showdown;
const FORMAT = "gen9randombattle";

// Every choice of one side: its moves, each with and without terastallizing, and its switches.
function choices(request) {
  const team = request.side.pokemon;
  const fainted = (one) => one.condition.endsWith(" fnt");
  const switches = team.flatMap((one, place) => {
    const reviving = request.forceSwitch && team[0].reviving;
    const fits = reviving ? fainted(one) : !one.active && !fainted(one);
    return fits ? [`switch ${place + 1}`] : [];
  });
  if (request.forceSwitch) return switches.length ? switches : ["pass"];
  const active = request.active[0];
  const moves = active.moves.flatMap((move, place) => (move.disabled ? [] : [`move ${place + 1}`]));
  const both = active.canTerastallize ? moves.map((move) => `${move} terastallize`) : [];
  return [...moves, ...both, ...(active.trapped ? [] : switches)];
}

function play(seed) {
  let chance = seed;
  const below = (bound) => {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    return Math.floor((chance / 4294967296) * bound);
  };
  const battle = new Battle({ formatid: FORMAT, seed: [seed, seed + 1, seed + 2, seed + 3] });
  battle.setPlayer("p1", { name: "one", team: Teams.pack(Teams.generate(FORMAT)) });
  battle.setPlayer("p2", { name: "two", team: Teams.pack(Teams.generate(FORMAT)) });
  let decisions = 0;
  while (!battle.ended) {
    for (const side of battle.sides) {
      const request = side.activeRequest;
      if (!request || request.wait || side.isChoiceDone()) continue;
      const open = choices(request);
      if (open.length > 1) decisions += 1;
      // What only the engine knows (a trapping foe) is refused: then it chooses itself.
      if (!battle.choose(side.id, open[below(open.length)])) battle.choose(side.id, "default");
      if (battle.ended) break;
    }
  }
  return decisions;
}

const seconds = () => {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
};

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const [limit, first] = line.split(" ").map(Number);
    const began = seconds();
    let decisions = 0;
    for (let seed = first; seconds() - began < limit; seed += 1) decisions += play(seed);
    console.log(JSON.stringify({ decisions, seconds: seconds() - began }));
  });
