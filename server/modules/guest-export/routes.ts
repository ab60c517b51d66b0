import type { FastifyReply } from 'fastify'
import { FILE_SECURITY_POLICY } from '../../config/limits.ts'
import { getView } from '../../http/auth.ts'
import type { Handlers, Request } from '../../http/handlerTypes.ts'
import { getLanguage, getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { buildCsv } from './exportFiles.ts'
import type { ExportOptions } from './exportFiles.ts'
import { createExporter } from './service.ts'
import { buildXlsxInThread } from './xlsxThread.ts'

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const toOptions = (request: Request<'exportHouseholdsCsv'>): ExportOptions => {
  const { declined, messages } = request.query
  return { language: getLanguage(request), hasDeclined: declined !== 'omit', hasMessages: messages === 'include' }
}

/** Sends a file under the name of the guest list in the client's language. */
function sendFile(reply: FastifyReply, language: Language, extension: string, type: string, content: string | Buffer) {
  const name = encodeURIComponent(`${getMessages(language).guestList.fileName}.${extension}`)
  return reply
    .header('Content-Disposition', `attachment; filename="guests.${extension}"; filename*=UTF-8''${name}`)
    .header('Content-Security-Policy', FILE_SECURITY_POLICY)
    .type(type)
    .send(content)
}

/** Handlers for files of a guest list. `authorizeWedding` has already checked access to the wedding of the address. */
export function createGuestExportHandlers(deps: WeddingDeps): Handlers<'exportHouseholdsCsv' | 'exportHouseholdsXlsx'> {
  const exportList = createExporter(deps)
  return {
    exportHouseholdsCsv: async (request, reply) => {
      const options = toOptions(request)
      const csv = await exportList(getView(request), options, buildCsv)
      return sendFile(reply, options.language, 'csv', 'text/csv; charset=utf-8', csv)
    },

    exportHouseholdsXlsx: async (request, reply) => {
      const options = toOptions(request)
      const xlsx = await exportList(getView(request), options, buildXlsxInThread)
      return sendFile(reply, options.language, 'xlsx', XLSX_TYPE, xlsx)
    },
  }
}
