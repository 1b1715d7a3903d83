import type { RouteComponent } from '@tanstack/react-router';
import type { Access } from '#domain/access/access.ts';
import type { ScreenName } from '#domain/access/screens.ts';
import { screenOf } from '#domain/access/screens.ts';
import type { ScreenGroup } from '#domain/access/screens/screen.ts';
import type { en } from './messages.en.ts';

export interface MenuEntry {
  readonly label: keyof typeof en.menu;
  readonly icon: string;
  /** Where it leads when the path has a parameter. */
  readonly to?: string;
}

export interface BuiltScreen {
  readonly name: string;
  readonly path: string;
  readonly title: { readonly en: string; readonly es: string };
  readonly group: ScreenGroup | null;
  readonly access: Access;
  readonly component: RouteComponent;
  readonly menu?: MenuEntry;
  /** Name of the screen whose menu entry is lit while this one is open. */
  readonly lights: string;
}

/** A screen of the seed: name, path, title and right are spelt there. */
export function seed(name: ScreenName, component: RouteComponent, menu?: MenuEntry): BuiltScreen {
  const { path, title, group, access } = screenOf(name);
  return { name, path, title, group, access, component, menu, lights: name };
}

/** A screen of ours below one of the seed, under the same right. */
export function below(parent: ScreenName, path: string, component: RouteComponent): BuiltScreen {
  const { path: base, title, group, access } = screenOf(parent);
  return {
    name: `${parent}.${path.split('/')[0]}`,
    path: `${base}/${path}`,
    title,
    group,
    access,
    component,
    lights: parent,
  };
}

/** A screen of ours beside one of the seed, under the same right; its own entry of the menu may be lit. */
export function beside(
  sibling: ScreenName,
  own: Pick<BuiltScreen, 'name' | 'path' | 'title' | 'component' | 'menu'>,
): BuiltScreen {
  const { group, access } = screenOf(sibling);
  return { ...own, group, access, lights: 'customers' };
}
