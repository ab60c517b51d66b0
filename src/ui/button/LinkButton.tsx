import { Link, type LinkProps } from 'react-router-dom'
import { getButtonClass, type ButtonLook } from './buttonClass'

/** A link within the site that looks like a button. */
export const LinkButton = ({ variant, size, opaque, className, ...link }: ButtonLook & LinkProps) => (
  <Link className={getButtonClass({ variant, size, opaque, className })} {...link} />
)
