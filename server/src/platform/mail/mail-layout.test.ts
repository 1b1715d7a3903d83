import { expect, it } from 'vitest';
import { layOutMail } from './mail-layout.ts';

const content = {
  paragraphs: ['Dear Ana <b>Peña</b>', 'Your account is ready.'],
  action: { label: 'Activate', url: 'https://giro.test/activate/abc?x=1&y="2"' },
  note: 'The link works for 3 days.',
};

it('says the same in text and in HTML', () => {
  const { text, html } = layOutMail({ language: 'en', subject: 'Welcome', content });
  for (const part of [
    'Your account is ready.',
    'Activate',
    'The link works for 3 days.',
    'Please do not answer',
  ]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain(`\n${content.action.url}\n`);
});

it('lets nobody write HTML by their name', () => {
  const { html } = layOutMail({ language: 'en', subject: '<script>', content });
  expect(html).not.toContain('<b>');
  expect(html).not.toContain('<script>');
  expect(html).toContain('&#60;b&#62;Peña');
  expect(html).toContain('href="https://giro.test/activate/abc?x=1&#38;y=&#34;2&#34;"');
});

it('states its language for screen readers and shows a code without a button', () => {
  const { text, html } = layOutMail({
    language: 'es',
    subject: 'Código',
    content: { paragraphs: [], code: '482913' },
  });
  expect(html).toContain('<html lang="es">');
  expect(html).not.toContain('<a ');
  expect(text).toMatch(/^482913\n/);
});
