import { embedPath, serialiseTour, type TourParameters } from '@org/api/tour'
import { Card } from '@org/ui/primitives'
import { useEffect, useMemo, useRef, useState } from 'react'
import { generatorTexts } from '../texts.ts'
import { Frame } from './preview.styles.ts'

/** Delay after an edit before the preview follows, in ms. */
const delayMilliseconds = 300

const { heading, frame: title } = generatorTexts.preview

const embedAddress = (tour: TourParameters) => `${embedPath}?${serialiseTour(tour)}`

export interface PreviewProps {
  tour: TourParameters
  /** Returns the address of a tour's embedded page. */
  addressOf?: ((tour: TourParameters) => string) | undefined
}

/** The embedded page, as visitors of a website will see it. */
export function Preview({ tour, addressOf = embedAddress }: PreviewProps) {
  const address = useMemo(() => addressOf(tour), [addressOf, tour])
  const frame = useRef<HTMLIFrameElement>(null)
  const shown = useRef(address)
  const [first] = useState(address)
  useEffect(() => {
    if (address === shown.current) return
    const timer = setTimeout(() => {
      shown.current = address
      // A new `src` would add an entry to the history of the whole page.
      frame.current?.contentWindow?.location.replace(address)
    }, delayMilliseconds)
    return () => clearTimeout(timer)
  }, [address])
  return (
    <Card title={heading} isFlush>
      <Frame ref={frame} src={first} title={title} allow="fullscreen; xr-spatial-tracking" />
    </Card>
  )
}
