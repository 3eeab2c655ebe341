import type { MediaObject, Organisation } from '@org/api/client'
import { failureText, useEditedEntity, useEnvironment, useAppDispatch } from '@org/app-kit'
import { Uploader, type CropSettings } from '@org/ui/media'
import { Card } from '@org/ui/primitives'
import { useState } from 'react'
import { companyUpdateRequested, updateLogoOperation } from './company-saga.ts'
import { companyTexts } from './texts.ts'
import { useUploadMedia } from '#shared/use-upload.ts'
import { LogoConflict } from './logo-conflict.tsx'
import { useOutdatedQuestion } from './outdated/use-outdated-question.tsx'
import { uploadMessage } from '#shared/upload-message.ts'

/** Crop settings: any aspect ratio, and a maximum size that fits the widest logo of a signature. */
const crop: CropSettings = { aspects: ['free', 'original', 1], maxWidth: 400, maxHeight: 400 }

/** The company's logo, saved as soon as it is uploaded. */
export function CompanyLogo({ company }: { company: Organisation }) {
  const dispatch = useAppDispatch()
  const { notify } = useEnvironment()
  const transport = useUploadMedia()
  const { maySave, question } = useOutdatedQuestion()
  const [round, setRound] = useState(0)
  const [uploaded, setUploaded] = useState<MediaObject | null>(null)
  const { conflict, rebase } = useEditedEntity(updateLogoOperation, company)
  const save = async (logo: MediaObject | null) => {
    setUploaded(logo)
    const values = { logo_id: logo?.id ?? null }
    // Drops the new image, so that the field shows the saved logo.
    const reset = () => {
      if (logo) setRound((former) => former + 1)
    }
    try {
      if (!(await maySave(values))) return reset()
    } catch (error) {
      notify(failureText(error, logo === null ? 'action' : 'upload'), 'danger')
      return reset()
    }
    dispatch(companyUpdateRequested({ key: updateLogoOperation, values, base: company }))
  }
  return (
    <Card>
      {conflict && (
        <LogoConflict
          mine={uploaded?.path}
          theirs={conflict.current.logo?.path}
          onTake={() => rebase(conflict.current)}
          onReplace={() => void save(uploaded)}
        />
      )}
      <Uploader
        key={round}
        label={companyTexts.logo}
        description={companyTexts.logoHelp}
        src={company.logo?.path}
        crop={crop}
        transport={transport}
        onUploaded={(logo) => void save(logo)}
        {...(company.logo ? { onRemove: () => void save(null) } : {})}
        errorMessage={uploadMessage}
      />
      {question}
    </Card>
  )
}
