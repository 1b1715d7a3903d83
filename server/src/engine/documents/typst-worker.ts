import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { withBarcodes } from './barcode.ts';

/** One document to compile, as it crosses to the worker thread. */
export interface TypstJob {
  readonly id: number;
  /** File name in `documents/` without its ending. */
  readonly template: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly data: unknown;
  /** Unix seconds; the same job gives the same bytes. */
  readonly createdAt: number;
}

export type TypstAnswer = { readonly id: number } & (
  | { readonly pdf: Uint8Array }
  | { readonly error: string }
);

const root = join(import.meta.dirname, '../../../..');
const templates = join(root, 'documents');
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontPaths: [join(root, 'data/fonts')] }],
});

/** Documents whose memoized parts stay in memory; older ones are forgotten. */
const cachedDocuments = 10;

parentPort?.on('message', (job: TypstJob) => parentPort?.postMessage(answer(job)));

function answer(job: TypstJob): TypstAnswer {
  try {
    return { id: job.id, pdf: compile(job) };
  } catch (error) {
    return { id: job.id, error: error instanceof Error ? error.message : JSON.stringify(error) };
  } finally {
    compiler.evictCache(cachedDocuments);
  }
}

/** PDF/UA-1: tagged and readable aloud; Typst refuses a picture without a description. */
function compile({ template, inputs, data, createdAt }: TypstJob): Uint8Array {
  const compiled = compiler.compile({
    mainFilePath: join(templates, `${template}.typ`),
    inputs: { ...inputs, data: withBarcodes(data) },
  });
  const { result } = compiled;
  if (result !== null) return compiler.pdf(result, { pdfStandard: 'ua-1', creationTimestamp: createdAt });
  const diagnostics = compiled.takeDiagnostics();
  throw new Error(
    diagnostics === null ? 'no document' : JSON.stringify(compiler.fetchDiagnostics(diagnostics)),
  );
}
