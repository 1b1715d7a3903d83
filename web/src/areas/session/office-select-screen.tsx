import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { officeTypeLabels } from '#domain/access/access.labels.ts';
import { chooseOffice } from '#web/engine/session/session.ts';
import { useOffices } from '#web/engine/session/use-office.ts';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Avatar } from '#web/kit/text/avatar.tsx';
import { Chip } from '#web/kit/text/chip.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { FrontDoor } from './front-door.tsx';
import styles from './office-select.module.css';
import { safePath } from './safe-path.ts';
import { useSearchText } from './use-search-text.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The offices I work in, to begin in one of them. */
export function OfficeSelectScreen() {
  const t = useMessages('session');
  const labels = officeTypeLabels[useLanguage()];
  const { history } = useRouter();
  const next = useSearchText('next');
  const { offices, office } = useOffices();
  const list = useRef<HTMLUListElement>(null);

  function choose(id: string) {
    chooseOffice(id);
    history.push(safePath(next));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons.at((at + step) % buttons.length)?.focus();
  }

  return (
    <FrontDoor title={t(($) => $.office.title)} lead={t(($) => $.office.lead)}>
      {offices.length === 0 && <Skeleton />}
      <ul ref={list} className={styles.list} aria-label={t(($) => $.office.list)}>
        {offices.map(({ id, name, code, officeType, defaultForLogin }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.office}
              aria-current={id === office?.id || undefined}
              autoFocus={id === office?.id}
              onClick={() => choose(id)}
              onKeyDown={onKeyDown}
            >
              <Avatar name={name} shape="square" />
              <span className={styles.words}>
                <b>{name}</b>
                <small>
                  {code} · {labels[officeType]}
                </small>
              </span>
              {defaultForLogin && <Chip label={t(($) => $.office.usual)} />}
              {id === office?.id && <Chip label={t(($) => $.office.current)} />}
            </button>
          </li>
        ))}
      </ul>
    </FrontDoor>
  );
}
