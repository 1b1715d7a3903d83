import { mdiAccountOutline, mdiLogout, mdiStorefrontOutline, mdiThemeLightDark } from '@mdi/js';
import type { Subject } from '#domain/access/subject.ts';
import { Palette } from '#web/engine/palette/palette.tsx';
import type { PaletteCommand } from '#web/engine/palette/palette-command.ts';
import { useScheme } from '#web/kit/theme/appearance.ts';
import { useLook } from '#web/engine/session/use-look.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { menuGroups, pathOf } from './menu-groups.ts';
import { useSignOut } from './use-sign-out.ts';

interface ShellPaletteProps {
  subject: Subject;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The palette with the screens of the menu and what the bar above offers. */
export function ShellPalette({ subject, isOpen, onOpenChange }: ShellPaletteProps) {
  const t = useMessages('app');
  const signOut = useSignOut();
  const changeLook = useLook();
  const other = useScheme() === 'dark' ? 'light' : 'dark';
  const screens = menuGroups(subject).flatMap(({ group, screens: each }) =>
    each.map((screen): PaletteCommand => ({
      id: screen.name,
      label: t(($) => $.menu[screen.menu?.label ?? 'dashboard']),
      ...(group && { detail: t(($) => $.group[group]) }),
      ...(screen.menu && { icon: screen.menu.icon }),
      to: pathOf(screen),
    })),
  );
  const actions: PaletteCommand[] = [
    { id: 'profile', label: t(($) => $.profile), icon: mdiAccountOutline, to: '/profile' },
    { id: 'office', label: t(($) => $.switchOffice), icon: mdiStorefrontOutline, to: '/office/select' },
    {
      id: 'scheme',
      label: t(($) => $[other]),
      icon: mdiThemeLightDark,
      to: () => void changeLook({ scheme: other }),
    },
    { id: 'logout', label: t(($) => $.logout), icon: mdiLogout, to: () => void signOut() },
  ];
  const kinds = {
    user: t(($) => $.menu.users),
    office: t(($) => $.menu.offices),
    notice: t(($) => $.menu.notices),
    order: t(($) => $.menu.transfers),
    customer: t(($) => $.menu.customers),
  };
  return <Palette commands={[...screens, ...actions]} {...{ kinds, isOpen, onOpenChange }} />;
}
