/** A link as a code for cameras: the squares of one path. */
import { generate } from 'lean-qr';

export interface Code {
  size: number;
  path: string;
}

export function codeOf(link: string): Code {
  const bitmap = generate(link);
  const { size } = bitmap;
  const squares = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const);
  return { size, path: squares.filter(([x, y]) => bitmap.get(x, y)).map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('') };
}
