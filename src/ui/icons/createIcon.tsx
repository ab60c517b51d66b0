export interface IconProps {
  className?: string
  /** Side in px. */
  size?: number
}

/** @returns an icon of 24 × 24 units in the colour of the text */
export const createIcon = (path: string) =>
  function Icon({ className, size = 24 }: IconProps) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
      </svg>
    )
  }
