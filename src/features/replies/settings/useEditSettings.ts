import { findCurrent } from '@/api'
import {
  useGetReplySettingsQuery,
  useUpdateReplySettingsMutation,
  type ReplySettings,
  type ReplySettingsDetails,
} from '@/api/weddings'

/**
 * Edits single settings of replies at once.
 * @returns `edit`, and the error of the last edit
 */
export function useEditSettings(weddingId: string) {
  const { data: settings } = useGetReplySettingsQuery({ weddingId })
  const [update, { error }] = useUpdateReplySettingsMutation()
  const edit = async (changes: Partial<ReplySettingsDetails>): Promise<void> => {
    if (!settings) return
    const save = (base: ReplySettings) => update({ weddingId, replySettingsUpdate: { ...base, ...changes } })
    const result = await save(settings)
    // Settings that were changed elsewhere stay as they are there.
    const current = findCurrent(result.error, 'version_conflict') as ReplySettings | undefined
    if (current) await save(current)
  }
  return { edit, error }
}
