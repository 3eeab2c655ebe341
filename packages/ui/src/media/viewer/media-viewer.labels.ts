import { defineLabels } from '../../locale/index.ts'

export interface MediaViewerLabels {
  /** While a stored media is fetched. */
  loading: string
  /** In the place of a media that cannot be shown. */
  none: string
  play: string
  pause: string
}

export const mediaViewerLabels = defineLabels<MediaViewerLabels>('mediaViewer', {
  fr: { loading: 'Chargement du média…', none: 'Aucun média', play: 'Lire', pause: 'Pause' },
  en: { loading: 'Loading the media…', none: 'No media', play: 'Play', pause: 'Pause' },
})
