import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Subject } from '#domain/access/subject.ts';
import { registerHotkey, useHotkey } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { menuGroups, pathOf } from './menu-groups.ts';

/** Second key after `g` for the screens of the menu. */
const goKeys = {
  dashboard: 'd',
  activity: 'a',
  customers: 'c',
  cash: 'k',
  transfers: 't',
  moneyWatch: 'm',
  compliance: 'h',
  users: 'u',
  offices: 'o',
  funds: 'f',
  gateways: 'g',
  transferSettings: 'p',
  holdRules: 'l',
  notices: 'n',
  reports: 'r',
  server: 's',
} as const;

interface ScreenHotkeysProps {
  subject: Subject;
  onSheet: () => void;
}

/** The keys that work everywhere: `g u` to the users, `?`; the palette has its own. */
export function ScreenHotkeys({ subject, onSheet }: ScreenHotkeysProps) {
  const t = useMessages('app');
  const navigate = useNavigate();
  useHotkey({ id: 'keys', keys: '?', label: t(($) => $.keys), group: 'Giro', run: onSheet });
  useEffect(() => {
    const screens = menuGroups(subject).flatMap((group) => group.screens);
    const ends = screens.flatMap((screen) => {
      const label = screen.menu?.label;
      if (label === undefined) return [];
      const run = () => void navigate({ to: pathOf(screen) });
      return [
        registerHotkey({
          id: `go.${label}`,
          keys: `g ${goKeys[label]}`,
          label: t(($) => $.menu[label]),
          group: 'Giro',
          run,
        }),
      ];
    });
    return () => {
      for (const end of ends) end();
    };
  }, [subject, navigate, t]);
  return null;
}
