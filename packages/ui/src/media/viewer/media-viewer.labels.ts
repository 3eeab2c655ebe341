import { defineLabels } from '../../locale/index.ts'

export interface MediaViewerLabels {
  /** Shown while stored media are loading. */
  loading: string
  /** Shown if there are no media, or they cannot be loaded. */
  none: string
  play: string
  pause: string
}

export const mediaViewerLabels = defineLabels<MediaViewerLabels>('mediaViewer', {
  fr: { loading: 'Chargement du média…', none: 'Aucun média', play: 'Lire', pause: 'Pause' },
  en: { loading: 'Loading the media…', none: 'No media', play: 'Play', pause: 'Pause' },
})
