import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/form/fields/text.tsx'
import {
  defineForm,
  Form,
  FormFields,
  SaveBar,
  useForm,
  type FormValues,
} from '../../src/form/index.ts'
import { CropDialog, cropImage, type CropSource } from '../../src/media/crop/index.ts'
import {
  jpgPhotoMessage,
  MediaViewer,
  mp4VideoMessage,
  multipartTransport,
  StoredMediaViewer,
  Uploader,
  type LoadMedia,
} from '../../src/media/index.ts'
import { Button } from '../../src/primitives/index.ts'
import { ThemeProvider } from '../../src/theme/index.ts'

/** Address of the server. */
const backend = new URL(location.href).searchParams.get('backend') ?? ''

const load: LoadMedia = async (id, signal) => {
  const response = await fetch(`${backend}/media/${id}`, { signal })
  if (!response.ok) throw new Error(`media ${id}: ${response.status}`)
  return (await response.json()) as Awaited<ReturnType<LoadMedia>>
}

const exercise = defineForm({ fields: [{ name: 'title', type: 'text', label: 'Titre' }] })

async function save(values: FormValues<typeof exercise>) {
  const response = await fetch(`${backend}/exercise`, {
    method: 'PUT',
    body: JSON.stringify(values),
  })
  if (response.ok) return
  throw new Error(((await response.json()) as { message: string }).message)
}

const photo = { src: `${backend}/photo.jpg`, type: 'image/jpeg', width: 900, height: 600 }
const film = { src: `${backend}/film.mp4`, type: 'video/mp4', width: 4, height: 5 }

/** Invalid image sources, by the button that uses them. */
const sources: Record<string, Partial<CropSource>> = {
  'Un GIF': { ...photo, type: 'image/gif' },
  'Sans image': { type: photo.type, width: photo.width, height: photo.height },
  'Sans taille': { src: photo.src, type: photo.type },
  'Image introuvable': photo,
}

const transport = multipartTransport({ url: `${backend}/media`, parse: (response) => response })

/** The uploads that the applications of specification 3 offer, with their error messages. */
const uploads = [
  { label: 'Photo', accept: ['image/jpeg'], message: jpgPhotoMessage },
  { label: 'Vidéo', accept: ['video/mp4'], message: mp4VideoMessage },
] as const

const output = { maxWidth: 400, maxHeight: 400, maxBytes: 100_000 }

function Page() {
  const [source, setSource] = useState<Partial<CropSource>>()
  const [rejection, setRejection] = useState('')
  const form = useForm(exercise, { initial: { title: 'Squat' }, save })
  return (
    <main>
      <Form form={form}>
        <FormFields form={form} />
        <SaveBar form={form} />
      </Form>
      <section aria-label="Film">
        <MediaViewer media={film} alt="" />
      </section>
      <section aria-label="Média gardé">
        <StoredMediaViewer mediaId="m1" load={load} alt="" />
      </section>
      {uploads.map(({ label, accept, message }) => (
        <Uploader
          key={label}
          label={label}
          accept={accept}
          transport={transport}
          onUploaded={() => undefined}
          errorMessage={message}
        />
      ))}
      {Object.entries(sources).map(([name, handedOver]) => (
        <Button key={name} onPress={() => setSource(handedOver)}>
          {name}
        </Button>
      ))}
      <Button
        onPress={() => {
          cropImage(photo, undefined, output).catch((error: Error) => setRejection(error.message))
        }}
      >
        Sans cadre
      </Button>
      <p>{rejection}</p>
      {source && (
        <CropDialog
          source={source}
          onCropped={() => setSource(undefined)}
          onClose={() => setSource(undefined)}
        />
      )}
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ThemeProvider>
      <Page />
    </ThemeProvider>
  </StrictMode>,
)
