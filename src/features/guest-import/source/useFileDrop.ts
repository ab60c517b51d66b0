import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes files that are dropped anywhere on the page: the browser would open a file that is dropped beside a target, and leave the page.
 * @param onFile takes the file; without it, dropped files are ignored
 * @returns whether a file is dragged over the page
 */
export function useFileDrop(onFile?: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const takeFile = useEffectEvent((file: File) => onFile?.(file))
  useEffect(() => {
    const handleDragOver = (event: DragEvent) => {
      // Selected text can be dragged into the list.
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    }
    const handleDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false)
    }
    const handleDrop = (event: DragEvent) => {
      setIsOver(false)
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      takeFile(file)
    }
    globalThis.addEventListener('dragover', handleDragOver)
    globalThis.addEventListener('dragleave', handleDragLeave)
    globalThis.addEventListener('drop', handleDrop)
    return () => {
      globalThis.removeEventListener('dragover', handleDragOver)
      globalThis.removeEventListener('dragleave', handleDragLeave)
      globalThis.removeEventListener('drop', handleDrop)
    }
  }, [])
  return isOver
}
