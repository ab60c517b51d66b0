import { useEffect, useRef } from 'react'
import { getTemplateThumbnail } from '@/card/thumbnails'
import { BackgroundField } from '@/features/invitation/form/picture/BackgroundField'
import { FieldForm } from '../FieldStates'
import { Samples } from '../Samples'

const Upload = ({ value = '', signedIn = true }: { value?: string; signedIn?: boolean }) => (
  <FieldForm name="backgroundImage" value={value}>
    <BackgroundField signedIn={signedIn} onRemoved={() => undefined} />
  </FieldForm>
)

/** The field keeps its error to itself, so a file that is not a picture is pasted into it. */
function RejectedUpload() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const clipboardData = { files: [new File([''], 'guests.txt', { type: 'text/plain' })] }
    const button = box.current?.querySelector('button')
    button?.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData }))
  }, [])
  return (
    <div ref={box}>
      <Upload />
    </div>
  )
}

/** The picture field in each of its states. */
export const ImageUpload = () => (
  <Samples
    width={230}
    of={{
      'Image upload: empty': <Upload />,
      'Image upload: filled': <Upload value={getTemplateThumbnail(2)} />,
      'Image upload: error': <RejectedUpload />,
      'Image upload: signed out': <Upload signedIn={false} />,
    }}
  />
)
