import { mdiChevronDown, mdiChevronRight } from '@mdi/js';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import type { Province } from '#domain/kernel/cuban-places.ts';
import type { AreaState, TransferMethod } from '#domain/services/money-transfer/transfer.values.ts';
import { transferMethods } from '#domain/services/money-transfer/transfer.values.ts';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { AreaCell, AreaRow } from './area-cells.ts';
import { areaRows, cellKey } from './area-cells.ts';
import styles from './availability-matrix.module.css';

export interface Chosen {
  readonly row: AreaRow;
  readonly method: TransferMethod;
}

interface AvailabilityMatrixProps {
  cellOf: (row: AreaRow, method: TransferMethod) => AreaCell;
  chosen: ReadonlyMap<string, Chosen>;
  onChoose: (chosen: ReadonlyMap<string, Chosen>) => void;
  /** Enter on the matrix: change what is chosen. */
  onPaint: () => void;
}

const tones: Readonly<Record<AreaState, Tone>> = {
  Open: 'ok',
  Delayed: 'warn',
  PickupOnly: 'info',
  Suspended: 'err',
};
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface Place {
  readonly at: number;
  readonly column: number;
}

/** Province by method, municipalities below; cells are chosen by dragging or by keys and changed together. */
export function AvailabilityMatrix({ cellOf, chosen, onChoose, onPaint }: AvailabilityMatrixProps) {
  const t = useMessages('transfer-settings');
  const [opened, setOpened] = useState<ReadonlySet<Province>>(new Set());
  const [focus, setFocus] = useState<Place>({ at: 0, column: 0 });
  const anchor = useRef<Place>(undefined);
  const table = useRef<HTMLTableElement>(null);
  const rows = areaRows(opened);

  /** All cells between two corners, beside what was chosen before. */
  function chooseBlock(from: Place, to: Place, base: ReadonlyMap<string, Chosen>) {
    const next = new Map(base);
    const [top, bottom] = [Math.min(from.at, to.at), Math.max(from.at, to.at)];
    const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
    for (const row of rows.slice(top, bottom + 1)) {
      for (const method of transferMethods.slice(left, right + 1)) {
        next.set(cellKey(row, method), { row, method });
      }
    }
    onChoose(next);
  }

  function toggle({ at, column }: Place) {
    const [row, method] = [rows[at], transferMethods[column]];
    if (row === undefined || method === undefined) return;
    const next = new Map(chosen);
    const key = cellKey(row, method);
    if (!next.delete(key)) next.set(key, { row, method });
    onChoose(next);
  }

  function move(place: Place, isRange: boolean) {
    if (isRange) {
      anchor.current ??= focus;
      chooseBlock(anchor.current, place, new Map());
    } else anchor.current = undefined;
    setFocus(place);
    table.current?.querySelector<HTMLElement>(`[data-cell='${place.at}-${place.column}']`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step !== undefined) {
      const at = Math.min(Math.max(focus.at + step[0], 0), rows.length - 1);
      const column = Math.min(Math.max(focus.column + step[1], 0), transferMethods.length - 1);
      move({ at, column }, event.shiftKey);
    } else if (event.key === ' ') toggle(focus);
    else if (event.key === 'Enter') paintHere();
    else if (event.key === 'Escape') onChoose(new Map());
    else return;
    event.preventDefault();
  }

  function paintHere() {
    if (chosen.size === 0) toggle(focus);
    onPaint();
  }

  function onPointerDown(event: PointerEvent, place: Place) {
    if (event.button !== 0) return;
    if (event.shiftKey) return move(place, true);
    setFocus(place);
    anchor.current = place;
    toggle(place);
  }

  function onPointerEnter(event: PointerEvent, place: Place) {
    if (event.buttons !== 1 || anchor.current === undefined) return;
    chooseBlock(anchor.current, place, new Map());
  }

  function toggleOpen(province: Province) {
    const next = new Set(opened);
    if (!next.delete(province)) next.add(province);
    setOpened(next);
  }

  return (
    <div className={styles.frame}>
      <table
        ref={table}
        className={styles.matrix}
        role="grid"
        aria-label={t(($) => $.matrix)}
        aria-multiselectable
      >
        <thead>
          <tr>
            <th scope="col">{t(($) => $.field.province)}</th>
            {transferMethods.map((method) => (
              <th key={method} scope="col">
                {t(($) => $.method[method])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr
              key={`${row.province}/${row.municipality}`}
              className={row.municipality ? styles.below : undefined}
            >
              <th scope="row">
                {row.municipality ?? (
                  <span>
                    <IconButton
                      size="sm"
                      icon={opened.has(row.province) ? mdiChevronDown : mdiChevronRight}
                      label={
                        opened.has(row.province)
                          ? t(($) => $.shut, { name: row.province })
                          : t(($) => $.open, { name: row.province })
                      }
                      onClick={() => toggleOpen(row.province)}
                    />
                    {row.province}
                  </span>
                )}
              </th>
              {transferMethods.map((method, column) => (
                <td
                  key={method}
                  data-cell={`${at}-${column}`}
                  aria-selected={chosen.has(cellKey(row, method))}
                  tabIndex={focus.at === at && focus.column === column ? 0 : -1}
                  onKeyDown={onKeyDown}
                  onPointerDown={(event) => onPointerDown(event, { at, column })}
                  onPointerEnter={(event) => onPointerEnter(event, { at, column })}
                >
                  <Cell
                    cell={cellOf(row, method)}
                    isQuiet={row.municipality !== null && !cellOf(row, method).isOwn}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Only what is not as usual stands out; what is open, or said by the province, is quiet. */
function Cell({ cell: { area, isPlanned }, isQuiet }: { cell: AreaCell; isQuiet: boolean }) {
  const t = useMessages('transfer-settings');
  const word = t(($) => $.state[area.state]);
  return (
    <span className={styles.cell}>
      {area.state === 'Open' || isQuiet ? (
        <em>{word}</em>
      ) : (
        <StatusChip tone={tones[area.state]} label={word} />
      )}
      {area.state === 'Delayed' && <small>{t(($) => $.plusDays, { days: area.days })}</small>}
      {isPlanned && (
        <i title={t(($) => $.plannedMark)}>
          <span className="visually-hidden">{t(($) => $.plannedMark)}</span>
        </i>
      )}
    </span>
  );
}
