import type { StockPhoto } from '@org/api/client'
import { type ReactNode, useState } from 'react'
import { Frame } from './photo-thumb.styles.ts'

export interface PhotoThumbProps {
  photo: StockPhoto | null
  /** Shown if there is no photo, or if it cannot be loaded. */
  fallback: ReactNode
  /** Side in pixels. */
  size: number
  isRound?: boolean
}

/**
 * A small photo beside a name. It is hidden from screen readers, because the name says what it
 * shows.
 */
export function PhotoThumb({ photo, fallback, size, isRound = false }: PhotoThumbProps) {
  const [failed, setFailed] = useState<string>()
  const isShown = photo !== null && photo.url !== failed
  return (
    <Frame $size={size} $isRound={isRound} aria-hidden="true">
      {isShown ? (
        <img src={photo.url} alt="" loading="lazy" onError={() => setFailed(photo.url)} />
      ) : (
        fallback
      )}
    </Frame>
  )
}
