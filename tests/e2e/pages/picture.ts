import { join } from 'node:path'

/** A picture that the server accepts. */
export const samplePicture = join(import.meta.dirname, '../../../pact/consumer/pictures/background.png')

/** The dialog in which the background picture is cropped. */
export const cropDialog = {
  get area() {
    return $('[role="dialog"] [data-testid="cropper"]')
  },
  get zoom() {
    return $('[role="dialog"] input[type="range"]')
  },
  get preview() {
    return $('[role="dialog"] figure [data-backdrop] img')
  },
  get use() {
    return $('[data-testid="use-picture"]')
  },
}
