/** Ask the server for something by HTTP, in the language of the page. */
import { settings } from './settings.svelte';
import type { Refusals } from './wire';

/** What the server says to this, a refusal too. It takes nothing that a page of another site may send unasked. */
export async function post<Said>(what: string, body: object): Promise<Said | Refusals> {
  const and = what.includes('?') ? '&' : '?';
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`api/${what}${and}language=${settings.language}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Said | Refusals;
}
