import { useState, type PointerEvent } from 'react'
import { moveEntry } from '@/lib/moveEntry'

/** The attribute of a card that has the id of its photograph. */
export const PHOTO_ATTRIBUTE = 'data-photo'

interface Drag {
  id: string
  order: string[]
}

const findPhotoAt = ({ clientX, clientY }: PointerEvent): string | null | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest(`[${PHOTO_ATTRIBUTE}]`)?.getAttribute(PHOTO_ATTRIBUTE)

/**
 * Moves photographs by mouse, pen and finger. Until they are dropped only CSS moves them, because an element that moves in the document loses the
 * pointer.
 * @param order the ids of the photographs
 */
export function usePhotoDrag(order: string[], onDrop: (id: string, order: string[]) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  const getHandleProps = (id: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ id, order })
    },
    onPointerMove: (event: PointerEvent) => {
      const target = drag?.id === id ? findPhotoAt(event) : null
      if (!drag || !target || target === id || !drag.order.includes(target)) return
      setDrag({ id, order: moveEntry(drag.order, drag.order.indexOf(id), drag.order.indexOf(target)) })
    },
    onPointerUp: () => {
      if (drag && drag.order.join() !== order.join()) onDrop(id, drag.order)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  })

  return {
    draggedId: drag?.id ?? null,
    /** @returns the place of a photograph while one is dragged */
    getPlace: (id: string) => (drag ? drag.order.indexOf(id) : undefined),
    getHandleProps,
  }
}

export type HandleProps = ReturnType<ReturnType<typeof usePhotoDrag>['getHandleProps']>
