import { createHash } from 'node:crypto';
import type { OpenApi, Operation } from './openapi.ts';

const style = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --accent: #a34700; }
@media (prefers-color-scheme: dark) { :root { --accent: #ffa766; } }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 Inter, system-ui, sans-serif; display: grid; grid-template-columns: 15rem minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.5rem 1rem; border-right: 1px solid var(--line); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: .2rem .5rem; border-radius: 4px; color: inherit; text-decoration: none; }
nav a:hover, nav a:focus-visible { background: var(--soft); }
main { padding: 1.5rem 2rem 4rem; max-width: 70rem; }
h1 { margin: 0 0 .5rem; } h2 { margin: 2.5rem 0 .5rem; text-transform: capitalize; }
details { border: 1px solid var(--line); border-radius: 6px; margin: .4rem 0; }
summary { padding: .5rem .75rem; cursor: pointer; display: flex; gap: .75rem; flex-wrap: wrap; align-items: baseline; }
details > div { padding: 0 .75rem .75rem; }
code, pre { font: 13px/1.5 ui-monospace, monospace; }
pre { background: var(--soft); padding: .75rem; border-radius: 6px; overflow: auto; max-height: 24rem; }
b { font: 600 13px/1.5 ui-monospace, monospace; color: var(--accent); min-width: 3.5rem; }
table { border-collapse: collapse; } td, th { text-align: left; padding: .25rem 1rem .25rem 0; vertical-align: top; }
@media (max-width: 700px) { body { display: block; } nav { position: static; height: auto; border: 0; } }
`;

/** Only the page's one style sheet, named by its hash; no script, no picture, nothing from elsewhere. */
export const apiPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

/** The contract for people: one page without any script, operations by area, folded until they are opened. */
export function renderApiPage(api: OpenApi): string {
  const areas = Map.groupBy(listOperations(api), ({ operation }) => operation.tags[0] ?? '');
  const names = [...areas.keys()].toSorted();
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(api.info.title)} API ${escapeHtml(api.info.version)}</title><style>${style}</style></head>
<body>
<nav aria-label="Areas"><ul>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
<main>
<h1>${escapeHtml(api.info.title)} API <small>${escapeHtml(api.info.version)}</small></h1>
<p>${escapeHtml(api.info.description).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
${names.map((name) => renderArea(name, areas.get(name) ?? [])).join('\n')}
</main>
</body>
</html>
`;
}

interface Listed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

function listOperations({ paths }: OpenApi): Listed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function renderArea(name: string, listed: readonly Listed[]): string {
  return `<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>${listed.map(renderOperation).join('\n')}</section>`;
}

function renderOperation({ method, path, operation }: Listed): string {
  const { summary, description, parameters, requestBody, responses } = operation;
  return `<details id="${operation.operationId}"><summary><b>${method}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(summary)}</span></summary><div>
<p>${escapeHtml(description)}</p>
${renderParameters(parameters)}
${requestBody ? `<h4>Body</h4>${renderContent(requestBody.content)}` : ''}
<h4>Answer</h4>${Object.entries(responses).map(renderResponse).join('')}
</div></details>`;
}

function renderParameters(parameters: Operation['parameters']): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td>${required ? 'required' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<table><thead><tr><th>Name</th><th>In</th><th></th><th>Form</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function renderResponse([status, response]: [string, Readonly<Record<string, unknown>>]): string {
  if (status === 'default') return '';
  return `<p>${status} ${escapeHtml(String(response['description']))}</p>${renderContent((response['content'] ?? {}) as Content)}`;
}

type Content = Readonly<Record<string, { schema?: unknown }>>;

function renderContent(content: Content): string {
  return Object.entries(content)
    .map(
      ([mime, { schema }]) =>
        `<p><code>${mime}</code></p>${schema === undefined ? '' : renderSchema(schema)}`,
    )
    .join('');
}

function renderSchema(schema: unknown): string {
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
