import type { ReactNode } from 'react'

/** Renders `<bdi>` of a message: a name, address or number that keeps its own direction. */
export const renderBdi = (text: ReactNode[]): ReactNode => <bdi key="bdi">{text}</bdi>
