import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../testing/fake-server.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { FilePicture } from './file-picture.tsx';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>';

test('a stored picture is shown by the session of the reader, with its words', async () => {
  const server = fakeServer({
    'GET /api/files/9': () => new Response(svg, { headers: { 'content-type': 'image/svg+xml' } }),
  });
  await showScreen(<FilePicture id="9" label="Logo of Kendall" />);
  const picture = page.getByRole('img', { name: 'Logo of Kendall' });
  await expect.element(picture).toBeVisible();
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(40);
  expect(server.calls('GET /api/files/9')).toHaveLength(1);
});

test('a lost picture leaves nothing behind', async () => {
  const server = fakeServer({});
  await showScreen(<FilePicture id="9" label="Logo of Kendall" />);
  await expect.poll(() => server.calls('GET /api/files/9').length).toBe(1);
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});
