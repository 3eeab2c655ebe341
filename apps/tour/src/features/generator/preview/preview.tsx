import { embedPath, serialiseTour, type TourParameters } from '@org/api/tour'
import { Card, EmptyState } from '@org/ui/primitives'
import { Rotate3d } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { generatorTexts } from '../texts.ts'
import { Frame, Placeholder } from './preview.styles.ts'

/** Delay between an edit and the update of the preview, in ms. */
const delayMilliseconds = 300

const texts = generatorTexts.preview

const embedAddress = (tour: TourParameters) => `${embedPath}?${serialiseTour(tour)}`

export interface PreviewProps {
  tour: TourParameters
  /** Returns the address of a tour's embedded page. */
  addressOf?: ((tour: TourParameters) => string) | undefined
}

/**
 * Shows the embedded page as visitors of a website will see it, or a placeholder until a tour is
 * entered.
 */
export function Preview({ tour, addressOf = embedAddress }: PreviewProps) {
  const address = useMemo(() => addressOf(tour), [addressOf, tour])
  return (
    <Card title={texts.heading} isFlush>
      {tour.tour === null ? (
        <Placeholder>
          <EmptyState icon={<Rotate3d size={24} />} title={texts.empty} level={3}>
            {texts.emptyHelp}
          </EmptyState>
        </Placeholder>
      ) : (
        <PreviewFrame address={address} />
      )}
    </Card>
  )
}

function PreviewFrame({ address }: { address: string }) {
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
    <Frame ref={frame} src={first} title={texts.frame} allow="fullscreen; xr-spatial-tracking" />
  )
}
