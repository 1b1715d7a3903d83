import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileUse, StoredFileReply } from '#domain/areas/files/files.endpoints.ts';
import { filesEndpoints } from '#domain/areas/files/files.endpoints.ts';
import { Problem, fieldProblem } from '#domain/kernel/problem.ts';
import { bind } from '../http/bind.ts';
import type { SessionContext } from '../http/context.ts';
import type { Services } from '../services.ts';
import type { FileReader } from './files.queries.ts';
import { findFile, insertFile, isLogo } from './files.queries.ts';
import { formErrors, takeUpload } from './take-upload.ts';

/** Binds uploads and the reading of files; `readers` are the areas that show files to others. */
export function bindFiles(
  app: FastifyInstance,
  services: Services,
  readers: readonly FileReader[] = [],
): void {
  bind(app, services, {
    endpoints: filesEndpoints,
    handlers: {
      async 'POST /api/files'(context, { query, request }) {
        const [file] = await takeAll(context, request, { field: 'file', use: query.use });
        if (file === undefined) throw fieldProblem('file', 'file-missing');
        return file;
      },
      async 'POST /api/files/many'(context, { query, request }) {
        const files = await takeAll(context, request, { field: 'files', use: query.use });
        if (files.length === 0) throw fieldProblem('files', 'file-missing');
        return files;
      },
      async 'GET /api/files/{id}'(context, { params }) {
        const file = await findFile(services, params.id);
        if (file === undefined || !(await maySee(context, file, [isLogo, ...readers])))
          throw new Problem('not-found');
        const body = await services.files.open(file.sha256);
        return {
          name: file.name,
          mime: file.mime,
          body,
          isInline: !/^(text\/csv|application\/octet-stream)/.test(file.mime),
        };
      },
    },
  });
}

async function takeAll(
  context: SessionContext,
  request: FastifyRequest,
  wanted: { field: 'file' | 'files'; use: FileUse },
): Promise<StoredFileReply[]> {
  if (!request.isMultipart()) throw new Problem('wrong-media-type');
  const limits = wanted.field === 'file' ? { files: 1 } : {};
  const files: StoredFileReply[] = [];
  for await (const part of formErrors(request.files({ limits }))) {
    const { sha256, size, name, mime } = await takeUpload(context.services.files, part, wanted);
    files.push({ id: await insertFile(context, { sha256, size, name, mime }), name, mime, size });
  }
  return files;
}

async function maySee(
  context: SessionContext,
  file: { id: string; created_by: string | null },
  readers: readonly FileReader[],
): Promise<boolean> {
  if (file.created_by === context.user.id || context.user.roles.includes('CorporationAdmin')) return true;
  for (const reader of readers) {
    if (await reader(context, file.id)) return true;
  }
  return false;
}
