import { useId } from 'react'

export type Glass = 'amber' | 'coral' | 'turquoise'

/** Centre pane and side panes. */
const panes: Record<Glass, readonly [string, string]> = {
  amber: ['#ffd071', '#f0a03c'],
  coral: ['#ff9d7a', '#d9553f'],
  turquoise: ['#7fe0d0', '#2a9d93'],
}

/** A brass lantern with lit glass, in a box of 80 × 140 around its own middle: decoration only. */
export function Lantern({ glass, className }: { glass: Glass; className?: string }) {
  const id = useId()
  const [bright, deep] = panes[glass]
  return (
    <svg className={className} viewBox="-40 0 80 140" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={`${id}g`} cx="0" cy="80" r="95" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor={bright} stopOpacity="0.75" />
          <stop offset="0.4" stopColor={deep} stopOpacity="0.24" />
          <stop offset="1" stopColor={deep} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}f`} cx="0" cy="84" r="30" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#fffbe6" />
          <stop offset="1" stopColor={bright} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="0" cy="80" r="95" fill={`url(#${id}g)`} data-glow="" />
      <g stroke="#7d5a1e" strokeWidth="0.8">
        <circle cx="0" cy="6" r="4.5" fill="none" stroke="#d9a94e" strokeWidth="2" />
        <path d="M-3 10H3L4 16H-4Z" fill="#d9a94e" />
        <path d="M0 14C3 22 20 27 21 42H-21C-20 27 -3 22 0 14Z" fill="#e2b55c" />
        <path d="M0 14C1 24 8 29 9 42H-9C-8 29 -1 24 0 14Z" fill="#f3cf83" />
        <path d="M-26 42H26L23 48H-23Z" fill="#d9a94e" />
        <path d="M-23 48L-31 66L-25 112H25L31 66L23 48Z" fill={deep} />
        <path d="M-9 48L-11 66L-9 112H9L11 66L9 48Z" fill={bright} />
        <circle cx="0" cy="84" r="30" fill={`url(#${id}f)`} stroke="none" />
        <g fill="none" stroke="#8a5f1c" strokeWidth="1.6">
          <path d="M-23 48L-31 66L-25 112M23 48L31 66L25 112M-9 48L-11 66L-9 112M9 48L11 66L9 112M-31 66H31" />
          <path d="M0 70L7 80L0 104L-7 80ZM-20 71L-14 82L-17 104L-24 82ZM20 71L14 82L17 104L24 82Z" strokeWidth="1" />
        </g>
        <path d="M-28 112H28L24 120H-24Z" fill="#e2b55c" />
        <path d="M-15 120H15L10 128H-10Z" fill="#c8963b" />
        <path d="M0 128V138" stroke="#d9a94e" strokeWidth="2.2" />
      </g>
    </svg>
  )
}
