import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { SHARED_PARAMETER, type ShareProblem } from '@shared/installedApp'
import { takeSharedList, type SharedList } from '@/lib/sharedList'

/** What has become of a list that another app has shared. */
export type SharedOutcome =
  /** A file with its name, or a text. */
  | { kind: 'read'; name: string | undefined }
  /** Files of which one can be read at a time. */
  | { kind: 'choice'; files: File[] }
  | { kind: 'problem'; problem: ShareProblem | 'missing' }

interface SharedListReader {
  readFile: (file: File) => void
  readText: (text: string) => void
  /** Shows a text in the field of the first step. */
  showText: (text: string) => void
}

const isContact = ({ name, type }: File): boolean => /\.vcf$/i.test(name) || /vcard|text\/directory/.test(type)

/** Some apps share each contact as a file of its own. vCards can follow one another in one file (RFC 6350, §3.2). */
function joinContacts(files: File[]): File[] {
  if (files.length < 2 || !files.every(isContact)) return files
  return [
    new File(
      files.flatMap((file) => [file, '\n']),
      files[0]!.name,
      { type: 'text/vcard' },
    ),
  ]
}

/** Takes what was shared with the app, when the address says so, and reads it as if it were chosen on the page. */
export function useSharedList(reader: SharedListReader): SharedOutcome | null {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<SharedOutcome | null>(null)
  const isExpected = search.has(SHARED_PARAMETER)

  const read = useEffectEvent((shared: SharedList | undefined) => {
    if (shared?.problem) return setOutcome({ kind: 'problem', problem: shared.problem })
    const { files = [], text = '' } = shared ?? {}
    if (text) reader.showText(text)
    const [file, ...others] = joinContacts(files)
    if (file && others.length > 0) return setOutcome({ kind: 'choice', files: [file, ...others] })
    if (file) reader.readFile(file)
    else if (text) reader.readText(text)
    else return setOutcome({ kind: 'problem', problem: 'missing' })
    return setOutcome({ kind: 'read', name: file?.name })
  })
  // A reload would ask for it again.
  const forgetAddress = useEffectEvent(() => void navigate({ search: '' }, { replace: true }))

  useEffect(() => {
    if (!isExpected) return
    forgetAddress()
    void takeSharedList().then(read)
  }, [isExpected])
  return outcome
}
