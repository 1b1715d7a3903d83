import { mayCall } from '#domain/access/access.ts';
import { screenGroups } from '#domain/access/screens/screen.ts';
import type { Subject } from '#domain/access/subject.ts';
import type { BuiltScreen } from '../built-screen.ts';
import { builtScreens } from '../screens.ts';

export interface MenuGroup {
  readonly group: BuiltScreen['group'];
  readonly screens: readonly BuiltScreen[];
}

/** The menu as this person sees it in this office: groups of the seed, as far as something in them is open. */
export function menuGroups(subject: Subject): MenuGroup[] {
  const open = builtScreens.filter(
    ({ menu, access }) => menu !== undefined && mayCall(access, subject).allowed,
  );
  return [null, ...screenGroups]
    .map((group) => ({ group, screens: open.filter((screen) => screen.group === group) }))
    .filter(({ screens }) => screens.length > 0);
}

/** Where a menu entry leads. */
export function pathOf(screen: BuiltScreen): string {
  return screen.menu?.to ?? screen.path;
}
