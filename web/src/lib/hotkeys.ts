import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

/** A key or a chord: `n`, `?`, `g u`, `ctrl+k`. */
export interface Hotkey {
  /** Stable name under which a user may choose other keys. */
  id: string;
  keys: string;
  /** What it does, in the user's language, for the sheet of keys. */
  label: string;
  group?: string;
  run: () => void;
}

/** How long the second key of a chord may take, ms. */
const CHORD_MS = 1000;

/** Keys that follow each other faster than this come from a barcode scanner, ms. */
const SCAN_GAP_MS = 35;

const SCAN_MIN_LENGTH = 4;

const hotkeys = new Map<string, Hotkey>();
const scanListeners = new Set<(code: string) => void>();
const changeListeners = new Set<() => void>();

let list: readonly Hotkey[] = [];
let typed: string[] = [];
let burst = '';
let lastTime = 0;
let isChordOpen = false;
let pending: ReturnType<typeof setTimeout> | undefined;

function announce() {
  const chosen = readStored('giro.hotkeys') ?? {};
  list = [...hotkeys.values()].map((hotkey) => ({ ...hotkey, keys: chosen[hotkey.id] ?? hotkey.keys }));
  for (const listener of changeListeners) listener();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}

function isCommand(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** A key press as hotkeys are written: `n`, `ctrl+k`. */
export function strokeOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isControl = event.ctrlKey || event.metaKey;
  return `${isControl ? 'ctrl+' : ''}${event.altKey ? 'alt+' : ''}${key}`;
}

/** Listens before everybody else, so that the Enter of a scan opens no row and presses no button. */
function onCapture(event: KeyboardEvent) {
  clearTimeout(pending);
  const isFast = event.timeStamp - lastTime < SCAN_GAP_MS;
  if (event.key === 'Shift' || isCommand(event) || isTyping(event.target)) return;
  isChordOpen = event.timeStamp - lastTime < CHORD_MS;
  lastTime = event.timeStamp;
  if (event.key.length === 1) burst = isFast ? burst + event.key : event.key;
  if (event.key !== 'Enter') return;
  const code = isFast ? burst : '';
  burst = '';
  if (code.length < SCAN_MIN_LENGTH || scanListeners.size === 0) return;
  event.preventDefault();
  event.stopPropagation();
  for (const listener of scanListeners) listener(code);
}

function find(stroke: string): Hotkey | undefined {
  typed = isChordOpen ? [...typed.slice(-1), stroke] : [stroke];
  const chord = typed.join(' ');
  return list.find(({ keys }) => keys === chord) ?? list.find(({ keys }) => keys === stroke);
}

function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || event.key === 'Shift') return;
  if (!isCommand(event) && isTyping(event.target)) return;
  const hotkey = find(strokeOf(event));
  if (!hotkey || document.querySelector('[aria-modal=true]')) return;
  event.preventDefault();
  typed = [];
  // A plain key waits a moment: were it the first of a scan, the next one calls it off.
  if (isCommand(event)) hotkey.run();
  else pending = setTimeout(hotkey.run, SCAN_GAP_MS);
}

// Adding the same listener twice is adding it once.
function listen() {
  document.addEventListener('keydown', onCapture, true);
  document.addEventListener('keydown', onKeyDown);
}

/** Adds a hotkey and returns how to take it away. Inputs keep their keys, except with Ctrl or Alt. */
export function registerHotkey(hotkey: Hotkey): () => void {
  hotkeys.set(hotkey.id, hotkey);
  listen();
  announce();
  return () => {
    if (hotkeys.get(hotkey.id) === hotkey) hotkeys.delete(hotkey.id);
    announce();
  };
}

/** A hotkey for as long as the component stands; nothing while `hotkey` is undefined. */
export function useHotkey(hotkey: Hotkey | undefined) {
  const run = useRef<() => void>(undefined);
  useEffect(() => {
    run.current = hotkey?.run;
  });
  const { id, keys, label, group } = hotkey ?? {};
  useEffect(() => {
    if (id === undefined || keys === undefined) return;
    return registerHotkey({ id, keys, label: label ?? id, group, run: () => run.current?.() });
  }, [id, keys, label, group]);
}

/** Calls `onScan` with what a barcode scanner typed, wherever the focus is outside inputs. */
export function useScanner(onScan: (code: string) => void) {
  const current = useRef(onScan);
  useEffect(() => {
    current.current = onScan;
  });
  useEffect(() => {
    const listener = (code: string) => current.current(code);
    scanListeners.add(listener);
    listen();
    return () => {
      scanListeners.delete(listener);
    };
  }, []);
}

function subscribe(listener: () => void) {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** All hotkeys in use, with the keys the user chose; for the sheet of keys. */
export function useHotkeyList(): readonly Hotkey[] {
  return useSyncExternalStore(subscribe, () => list);
}

/** Gives a hotkey other keys on this device; without keys it goes back to its own. */
export function remapHotkey(id: string, keys?: string) {
  const { [id]: _, ...others } = readStored('giro.hotkeys') ?? {};
  writeStored('giro.hotkeys', keys === undefined ? others : { ...others, [id]: keys });
  announce();
}
