import { serviceTypeLabels } from '#domain/access/access.labels.ts';
import type { Language } from '#domain/kernel/problem.ts';

/** A value of the configuration as one reads it: no quotes and brackets where plain words do. */
export function configurationWords(
  value: unknown,
  language: Language,
  yesNo: readonly [string, string],
): string {
  if (typeof value === 'boolean') return value ? yesNo[0] : yesNo[1];
  if (typeof value === 'string') return value || '—';
  const names: Readonly<Record<string, string>> = serviceTypeLabels[language];
  if (isLines(value)) return value.map((line) => names[line] ?? line).join(', ') || '—';
  return JSON.stringify(value);
}

/** The same for the box in which it is changed: lists have a line for each, words have no quotes. */
export function configurationText(value: unknown): string {
  if (isLines(value)) return value.join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/** What was typed, of the same kind as the value that stood there. */
export function configurationValue(text: string, before: unknown): unknown {
  if (typeof before === 'string') return text.trim();
  if (!isLines(before)) return JSON.parse(text) as unknown;
  return text.split('\n').flatMap((line) => line.trim() || []);
}

function isLines(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((line) => typeof line === 'string');
}
