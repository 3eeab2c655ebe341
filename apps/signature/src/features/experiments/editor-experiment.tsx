import { PageTitle } from '@org/app-kit/public'
import { defaultSignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import { SignatureEditor } from '@org/ui/signature-editor'
import { useState } from 'react'
import { Room, Screen } from '#features/signatures'
import { bannerUrl } from '#shared/banner-url.ts'
import { iconsBaseUrl } from '#shared/icons-base-url.ts'
import { Hidden } from '#shared/page.styles.ts'
import { useUploadImage } from '#shared/use-upload.ts'
import { useVideoImport } from '#shared/use-video-import.ts'
import { experimentsTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'

/** The editor on its own, to try it out: nothing is saved. */
export function EditorExperiment() {
  const [data, setData] = useState(defaultSignatureData)
  const upload = useUploadImage()
  const videos = useVideoImport()
  return (
    <Screen>
      <PageTitle title={experimentsTexts.editor} />
      <Hidden as="h1">{experimentsTexts.editor}</Hidden>
      <Hidden as="h2">{texts.signatureSettings}</Hidden>
      <Room>
        <SignatureEditor
          value={data}
          onChange={setData}
          hasEdits={data !== defaultSignatureData}
          sample={sampleSignature}
          upload={upload}
          videos={videos}
          iconsBaseUrl={iconsBaseUrl}
          bannerUrl={bannerUrl}
        />
      </Room>
    </Screen>
  )
}
