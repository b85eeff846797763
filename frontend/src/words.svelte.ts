/** What the page says: Fluent messages in the language that its visitor chose. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';
import { spoken } from './speech';

export const LANGUAGES: readonly [string, string][] = [
  ['en', 'English'],
  ['fr', 'Français'],
  ['es', 'Español'],
];

/** The messages by topic, `words/<language>/<topic>.ftl`. */
const TEXTS = import.meta.glob<string>('./words/*/*.ftl', { query: '?raw', import: 'default', eager: true });

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(TEXTS)) if (path.startsWith(`./words/${language}/`)) made.addResource(new FluentResource(text));
  return made;
}

const BUNDLES: Record<string, FluentBundle> = Object.fromEntries(LANGUAGES.map(([language]) => [language, bundle(language)]));

/** A message; its name where there is none, so that a slip is seen. */
export function t(name: string, given: Record<string, FluentVariable> = {}): string {
  const book = BUNDLES[settings.language] ?? BUNDLES.en!;
  const message = book.getMessage(name);
  if (!message?.value) return name;
  const said = book.formatPattern(message.value, given);
  return settings.language === 'en' ? spoken(said) : said;
}

/** What a window is called; its own name where the page has no words for it. */
export const windowWords = (name: string): string => (knows(`window-${name}`) ? t(`window-${name}`) : name);

/** A type of card. */
export const kindWords = (kind: string): string => (knows(`kind-${kind.replaceAll(' ', '-')}`) ? t(`kind-${kind.replaceAll(' ', '-')}`) : kind);

/** A kind of action. */
export const actionWords = (kind: string): string => (knows(`action-${kind.replaceAll(' ', '-')}`) ? t(`action-${kind.replaceAll(' ', '-')}`) : kind);

/** How a deck plays, in a word or two. */
export const plays = (styles: readonly string[]): string => styles.map((style) => t(`style-${style}`)).join(t('and'));

export const knows = (name: string): boolean => !!BUNDLES.en!.getMessage(name);
