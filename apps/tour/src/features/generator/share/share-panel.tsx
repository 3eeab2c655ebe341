import {
  embedCode,
  embedPath,
  serialiseTour,
  tourTitle,
  type TourParameters,
  tourIdIn,
} from '@org/api/tour'
import { lazyPart, partStates } from '@org/app-kit/public'
import { Card, CopyField, Link } from '@org/ui/primitives'
import { ExternalLink } from 'lucide-react'
import { generatorTexts } from '../texts.ts'
import { Content, Empty, Fields } from './share-panel.styles.ts'

const texts = generatorTexts.share

const LinkCode = lazyPart(
  async () => (await import('./link-code.tsx')).LinkCode,
  partStates({ lines: 6 }),
)

export interface SharePanelProps {
  tour: TourParameters
  /** Origin of the embedded page. */
  origin: string
}

/** The link of a tour, to copy as text or as `<iframe>`, and to scan. */
export function SharePanel({ tour, origin }: SharePanelProps) {
  if (tour.tour === null)
    return (
      <Card title={texts.heading}>
        <Empty>{texts.empty}</Empty>
      </Card>
    )
  const src = `${origin}${embedPath}?${serialiseTour(tour)}`
  const code = embedCode({ src, title: tourTitle(tour), width: '100%', height: 540 }).html
  return (
    <Card title={texts.heading}>
      <Content>
        <Fields>
          <CopyField label={texts.link} value={src} />
          <CopyField label={texts.code} value={code} />
          <Link
            href={src}
            appearance="secondary"
            isExternal
            icon={<ExternalLink size={16} aria-hidden="true" />}
          >
            {texts.open}
          </Link>
        </Fields>
        <LinkCode address={src} fileName={texts.fileName(tourIdIn(tour.tour) ?? '')} />
      </Content>
    </Card>
  )
}
