import { useState } from 'react'
import { fn, screen } from 'storybook/test'
import { multipartTransport } from '../../media/transport/multipart-transport.ts'
import { callableExchange } from '../../media/video-import/connection/exchange-code.ts'
import { httpSecrets } from '../../media/video-import/connection/secrets.ts'
import {
  VideoImportDialog,
  type VideoImportDialogProps,
} from '../../media/video-import/video-import-dialog/video-import-dialog.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { addresses } from './handlers.ts'

/** A video as stored by the stories' server. */
export interface StoredMedia {
  id: string
  path: string
}

/** A coach's page that opens the dialog and shows the result. */
export function ExercisePage(props: VideoImportDialogProps<StoredMedia>) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const [film, setFilm] = useState('Aucune vidéo pour cet exercice.')
  return (
    <>
      <p>{film}</p>
      <Button onPress={() => setOpen(true)}>Importer depuis Instagram</Button>
      <VideoImportDialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false)
          props.onClose()
        }}
        onImported={(media, video) => {
          setFilm(video.caption ?? media.path)
          props.onImported(media, video)
        }}
      />
    </>
  )
}

/** Props of the dialog for a signed-in coach, with all requests over HTTP. */
export const coachArgs: VideoImportDialogProps<StoredMedia> = {
  isOpen: true,
  onClose: fn(),
  userId: 'coach-7',
  network: {
    appId: '1089',
    redirectUri: 'https://coach.example/photo-network',
    authorizeUrl: 'https://photo-network.example/oauth/authorize',
    apiUrl: 'https://graph.photo-network.example',
  },
  exchangeCode: callableExchange({ url: addresses.exchange }),
  secrets: httpSecrets({ url: addresses.secrets }),
  transport: multipartTransport({
    url: addresses.upload,
    parse: (response) => response as StoredMedia,
  }),
  onImported: fn(),
  onError: fn(),
}

/** Finds a button of the dialog by its name. */
export const button = (name: string) => screen.findByRole('button', { name })
export const videos = () => screen.findByRole('radiogroup', { name: 'Vos vidéos' })
export const squat = () => screen.findByRole('radio', { name: /^Squat/ })
