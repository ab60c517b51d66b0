/** Looping tracks by address, loaded when they are first played. */
const players = new Map<string, HTMLAudioElement>()

function createPlayer(address: string): HTMLAudioElement {
  const player = new Audio(address)
  player.loop = true
  players.set(address, player)
  return player
}

/** Shows the state: the button's label, and the message of a failure. */
export function setMusicState(root: HTMLElement, state: 'silent' | 'playing' | 'failed'): void {
  root.dataset['state'] = state
  for (const label of root.querySelectorAll<HTMLElement>('[data-when]'))
    label.hidden = (label.dataset['when'] === 'playing') !== (state === 'playing')
  const status = root.querySelector('[role="status"]')
  if (status) status.textContent = state === 'failed' ? (root.dataset['failed'] ?? '') : ''
}

async function play(root: HTMLElement, address: string): Promise<void> {
  const player = players.get(address) ?? createPlayer(address)
  try {
    await player.play()
    setMusicState(root, 'playing')
  } catch {
    players.delete(address)
    setMusicState(root, 'failed')
  }
}

function pause(root: HTMLElement, address: string): void {
  players.get(address)?.pause()
  setMusicState(root, 'silent')
}

/** Handles a click on the button of `MusicButton`: plays or pauses the track; a failure is announced and can be retried. */
export function handleMusicClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null
  const root = button?.closest<HTMLElement>('[data-music]')
  const { music = '', state } = root?.dataset ?? {}
  if (!root) return
  if (state === 'playing') pause(root, music)
  else void play(root, music)
}

/**
 * The behaviour of `MusicButton` in the application.
 * @returns stops the music
 */
export function attachMusic(root: HTMLDivElement): () => void {
  root.addEventListener('click', handleMusicClick)
  return () => {
    root.removeEventListener('click', handleMusicClick)
    pause(root, root.dataset['music'] ?? '')
  }
}
