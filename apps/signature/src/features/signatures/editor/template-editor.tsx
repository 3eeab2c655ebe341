import type { SignatureTemplate } from '@org/api/client'
import { selectOrganisation, selectUser, UnsavedWork, useAppSelector } from '@org/app-kit'
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
import { PageTitle } from '#shared/page-title.tsx'
import { Hidden } from '#shared/page.styles.ts'
import { useUploadImage } from '#shared/use-upload.ts'
import { useVideoImport } from '#shared/use-video-import.ts'
import { editedPreview } from '../list/template-data.ts'
import { useCompanyLogo } from '../list/use-company-logo.ts'
import { refusedPart } from './refused-part.ts'
import { TakenUp } from './taken-up.tsx'
import { TemplateConflict } from './template-conflict.tsx'
import { Problem, Room, Screen } from './template-editor.styles.ts'
import { useTemplateForm } from './use-template-form.ts'

export interface TemplateEditorProps {
  /** null: a new one. */
  template: SignatureTemplate | null
  /** Names this editing, which goes on at another address once a new one is saved. */
  editing: string
}

const formId = 'template'

/** The editor with the template's name and its save. A failed save keeps everything. */
export function TemplateEditor({ template, editing }: TemplateEditorProps) {
  const upload = useUploadImage()
  const videos = useVideoImport()
  const user = useAppSelector(selectUser)
  const organisation = useAppSelector(selectOrganisation)
  const logo = useCompanyLogo()
  const fillIn = useCallback(
    (edited: SignatureData) => editedPreview(edited, { user, organisation, logo }),
    [user, organisation, logo],
  )
  const edited = useTemplateForm(template, editing)
  const { form, name, data, setData, hasEdits, isDirty, isNew, isGone, conflict } = edited
  const { hasErrors, status, text } = useFormState(form)
  const refused = refusedPart(text)
  const { set } = form
  const setName = useCallback((next: string) => set('name', next), [set])
  const savedName = template?.name ?? signaturesTexts.defaultName

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
            <TemplateConflict template={edited} fillIn={fillIn} />
          ) : (
            <BannerMessage tone="danger" title={refused ?? text}>
              {refused === null ? signaturesTexts.kept : signaturesTexts.refused.help}
            </BannerMessage>
          )}
        </Problem>
      )}
      {edited.taken && status !== 'failed' && !isGone && (
        <Problem>
          <TakenUp taken={edited.taken} isNew={isNew} />
        </Problem>
      )}
      <UnsavedWork isDirty={isDirty} onLeave={edited.giveUp} />
      <Room>
        <SignatureEditor
          value={data}
          onChange={setData}
          hasEdits={hasEdits}
          sample={sampleSignature}
          fillIn={fillIn}
          upload={upload}
          videos={videos}
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
