import { mdiStorefrontOutline, mdiUnfoldMoreHorizontal } from '@mdi/js';
import { useState } from 'react';
import { chooseOffice } from '#web/engine/session/session.ts';
import type { ActiveOffice, ScopedOffice } from '#web/engine/session/use-office.ts';
import { Menu } from '#web/kit/overlay/menu.tsx';
import { Avatar } from '#web/kit/text/avatar.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './office-switcher.module.css';

/** The active office; a choice of another one asks everything on the screen again. */
export function OfficeSwitcher({
  office,
  offices,
}: {
  office: ActiveOffice;
  offices: readonly ScopedOffice[];
}) {
  const t = useMessages('app');
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <button
        type="button"
        className={styles.office}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={office.name} shape="square" />
        <span className={styles.words}>
          <b>{office.name}</b>
          <small>{t(($) => $.officeType[office.officeType])}</small>
        </span>
        <span className="visually-hidden">{t(($) => $.switchOffice)}</span>
        <Icon path={mdiUnfoldMoreHorizontal} size={18} />
      </button>
      <Menu
        anchor={anchor}
        label={t(($) => $.switchOffice)}
        align="start"
        onClose={() => setAnchor(undefined)}
        entries={offices.map(({ id, name, code }) => ({
          id,
          label: name,
          hint: code,
          icon: mdiStorefrontOutline,
          isSelected: id === office.id,
          onClick: () => chooseOffice(id),
        }))}
      />
    </>
  );
}
