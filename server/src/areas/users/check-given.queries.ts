import { isDeepStrictEqual } from 'node:util';
import { roles } from '#domain/access/roles.ts';
import type { UserEditor } from '#domain/areas/users/may-manage.ts';
import { givableRoles, rightNotHeld } from '#domain/areas/users/may-manage.ts';
import type { UserInput } from '#domain/areas/users/user.schema.ts';
import { storedRights } from '#domain/areas/users/user.schema.ts';
import { fieldProblem } from '#domain/kernel/problem.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { FoundUser } from './find-user.queries.ts';

interface Given {
  readonly editor: UserEditor;
  readonly input: UserInput;
  /** Undefined for a new user. */
  readonly user: FoundUser | undefined;
}

/** Refuses what the editor may not give: roles, rights and offices beyond their own reach, anything to themselves. */
export async function checkGiven(tx: Tx, given: Given): Promise<void> {
  checkRoles(given);
  checkRights(given);
  await checkOffices(tx, given.editor, {
    before: given.user?.officeIds ?? [],
    after: given.input.officeIds,
  });
}

function checkRoles({ editor, input, user }: Given): void {
  const before = user?.roles ?? [];
  const givable = givableRoles(editor, roles);
  const role = input.roles.find((one) => !before.includes(one) && !givable.includes(one));
  if (role !== undefined) throw fieldProblem('roles', 'role-not-yours-to-give', { role });
  if (user?.id === editor.id && changed(before, input.roles)) throw fieldProblem('roles', 'not-yourself');
}

function checkRights({ editor, input, user }: Given): void {
  const after = storedRights(input.rights);
  if (user !== undefined && !changed(user.role_menus, after)) return;
  if (user?.id === editor.id) throw fieldProblem('rights', 'not-yourself');
  const right = rightNotHeld(editor, after);
  if (right !== null) throw fieldProblem('rights', 'right-not-yours-to-give', { right });
}

/** Offices that come or go must be the editor's own; the corporation admin gives any that exists. */
export async function checkOffices(
  tx: Tx,
  editor: UserEditor,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const added = after.filter((id) => !before.includes(id));
  const touched = [...added, ...before.filter((id) => !after.includes(id))];
  if (touched.length === 0) return;
  if (!editor.roles.includes('CorporationAdmin')) {
    if (touched.some((id) => !editor.officeIds.includes(id))) {
      throw fieldProblem('officeIds', 'office-not-yours-to-give');
    }
    return;
  }
  const found = await tx.selectFrom('offices').select('id').where('id', 'in', touched).execute();
  if (found.length < touched.length) throw fieldProblem('officeIds', 'not-found');
}

function changed(before: readonly string[], after: readonly string[]): boolean {
  return !isDeepStrictEqual([...before].toSorted(), [...after].toSorted());
}
