import { expect, test, vi } from 'vitest';
import { downloadResponse, fileNameOf } from './download.ts';

test('the name is the one of the header, in every spelling of it', () => {
  expect(fileNameOf('attachment; filename=list.csv')).toBe('list.csv');
  expect(fileNameOf('attachment; filename="Orders, 20-11.xlsx"')).toBe('Orders, 20-11.xlsx');
  expect(fileNameOf('attachment; filename="a \\"b\\".pdf"')).toBe('a "b".pdf');
  expect(fileNameOf("attachment; filename=x.pdf; filename*=UTF-8''Env%C3%ADo.pdf")).toBe('Envío.pdf');
  expect(fileNameOf("attachment; filename=x.pdf; filename*=UTF-8''%E0%A4%A")).toBe('x.pdf');
});

test('without a name it is unknown-file', () => {
  expect(fileNameOf(null)).toBe('unknown-file');
  expect(fileNameOf('attachment')).toBe('unknown-file');
  expect(fileNameOf('attachment; filename=""')).toBe('unknown-file');
});

test('an answer is saved through a hidden link that does not stay', async () => {
  const clicked = vi.fn<(name: string, isHidden: boolean) => void>();
  function onClick(event: MouseEvent) {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement)
      clicked(event.target.download, event.target.hidden === true);
  }
  document.addEventListener('click', onClick);
  await downloadResponse(
    new Response('a,b', { headers: { 'Content-Disposition': 'attachment; filename="users.csv"' } }),
  );
  document.removeEventListener('click', onClick);
  expect(clicked.mock.calls).toEqual([['users.csv', true]]);
  expect(document.querySelector('a[download]')).toBeNull();
});
