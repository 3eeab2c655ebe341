import type { SignatureTemplate } from '@org/api/client'
import { selectOrganisation, selectUser, UnsavedWork, useAppSelector } from '@org/app-kit'
import { lazyPart, PageTitle } from '@org/app-kit/public'
import type { SignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import { Field, Form, useFormState } from '@org/ui/form'
import { BannerMessage, Button } from '@org/ui/primitives'
import { SignatureEditor } from '@org/ui/signature-editor'
import { useCallback } from 'react'
import { signaturesTexts } from '../texts.ts'
import { texts } from '#shared/texts.ts'
import { bannerUrl } from '#shared/banner-url.ts'
import { iconsBaseUrl } from '#shared/icons-base-url.ts'
import { Hidden } from '#shared/page.styles.ts'
import { useUploadImage } from '#shared/use-upload.ts'
import { useVideoImport } from '#shared/use-video-import.ts'
import { editedPreview, personPreview } from '../list/signature-data.ts'
import { useCompanyLogo } from '../list/use-company-logo.ts'
import { refusedPart } from './refused-part.ts'
import { Problem, Room, Screen } from './editor.styles.ts'
import { ResumedWork } from './resumed-work.tsx'
import { usePreviewedPerson } from './use-previewed-person.tsx'
import { useSignatureForm } from './use-signature-form.ts'

export interface EditSignatureProps {
  /** Null for a new signature. */
  stored: SignatureTemplate | null
  /**
   * Identifies this editing session, which continues at another URL once a new signature is saved.
   */
  editing: string
}

const SignatureConflict = lazyPart(
  async () => (await import('./signature-conflict.tsx')).SignatureConflict,
)

const formId = 'signature'

/** The editor with the signature's name and its save button. A failed save loses no edits. */
export function EditSignature({ stored, editing }: EditSignatureProps) {
  const upload = useUploadImage()
  const videos = useVideoImport()
  const user = useAppSelector(selectUser)
  const organisation = useAppSelector(selectOrganisation)
  const logo = useCompanyLogo()
  const { previewed, people } = usePreviewedPerson()
  const fillIn = useCallback(
    (edited: SignatureData) =>
      previewed
        ? personPreview(edited, previewed.teamName, { user: previewed.person, organisation, logo })
        : editedPreview(edited, { user, organisation, logo }),
    [user, organisation, logo, previewed],
  )
  const edited = useSignatureForm(stored, editing)
  const { form, name, signature, hasEdits, isDirty, isNew, isGone, conflict } = edited
  const { hasErrors, status, text } = useFormState(form)
  const refused = refusedPart(text, edited.refusals)
  const { set } = form
  const setName = useCallback((next: string) => set('name', next), [set])
  const setSignature = useCallback((next: SignatureData) => set('signature', next), [set])
  const savedName = stored?.name ?? signaturesTexts.defaultName

  return (
    <Screen>
      <PageTitle title={savedName} />
      <Hidden as="h1">{savedName}</Hidden>
      <Hidden as="h2">{texts.signatureSettings}</Hidden>
      {isGone && (
        <Problem>
          <BannerMessage
            tone="warning"
            title={signaturesTexts.gone.title}
            actions={
              <Button onPress={() => void form.save()} isLoading={status === 'saving'}>
                {signaturesTexts.gone.saveAsNew}
              </Button>
            }
          >
            {signaturesTexts.gone.help}
          </BannerMessage>
        </Problem>
      )}
      {status === 'failed' && !isGone && (
        <Problem>
          {conflict ? (
            <SignatureConflict signature={edited} fillIn={fillIn} />
          ) : (
            <BannerMessage tone="danger" title={refused ?? text}>
              {refused === null ? signaturesTexts.kept : signaturesTexts.refused.help}
            </BannerMessage>
          )}
        </Problem>
      )}
      {edited.resumed && status !== 'failed' && !isGone && (
        <Problem>
          <ResumedWork resumed={edited.resumed} isNew={isNew} />
        </Problem>
      )}
      <UnsavedWork isDirty={isDirty} onLeave={edited.discard} />
      <Room>
        <SignatureEditor
          value={signature}
          onChange={setSignature}
          hasEdits={hasEdits}
          sample={previewed ? undefined : sampleSignature}
          fillIn={fillIn}
          upload={upload}
          videos={videos}
          people={people}
          contactNote={signaturesTexts.contactNote}
          iconsBaseUrl={iconsBaseUrl}
          bannerUrl={bannerUrl}
          name={name}
          onNameChange={setName}
          barStart={
            <Form form={form} id={formId}>
              <Field form={form} name="name" />
            </Form>
          }
          barEnd={
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isDisabled={(!isDirty && !isNew) || hasErrors}
              isLoading={status === 'saving'}
            >
              {texts.saveButton}
            </Button>
          }
        />
      </Room>
    </Screen>
  )
}
