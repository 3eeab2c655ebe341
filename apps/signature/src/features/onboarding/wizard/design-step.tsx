import type { SignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import { SignatureEditor } from '@org/ui/signature-editor'
import { keepImage } from '../images.ts'
import { selectOnboarding, signatureEdited } from '../onboarding-slice.ts'
import { useAppDispatch, useAppSelector } from '@org/app-kit'
import { Hidden } from '#shared/page.styles.ts'
import { PhoneRuleProvider } from '#shared/phone-rule-provider.tsx'
import { bannerUrl } from '#shared/banner-url.ts'
import { iconsBaseUrl } from '#shared/icons-base-url.ts'
import { useVideoImport } from '#shared/use-video-import.ts'
import { namedBanner } from '#features/signatures'
import { texts } from '#shared/texts.ts'

/** Returns the signature as it will be saved. */
const asStored = (data: SignatureData) => ({ ...data, banner: namedBanner(data) })

/** Step 1: the editor. Its images stay in this browser until the draft is saved. */
export function DesignStep() {
  const dispatch = useAppDispatch()
  const videos = useVideoImport()
  const { draft } = useAppSelector(selectOnboarding)
  return (
    <>
      <Hidden as="h2">{texts.signatureSettings}</Hidden>
      <PhoneRuleProvider>
        <SignatureEditor
          value={draft.signatureData}
          onChange={(data) => dispatch(signatureEdited(data))}
          hasEdits={draft.first_edit}
          sample={sampleSignature}
          fillIn={asStored}
          upload={keepImage}
          videos={videos}
          iconsBaseUrl={iconsBaseUrl}
          bannerUrl={bannerUrl}
          name={draft.signatureName}
        />
      </PhoneRuleProvider>
    </>
  )
}
