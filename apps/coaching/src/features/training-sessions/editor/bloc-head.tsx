import { sessionLimits } from '@org/api/coaching'
import { Button, IconButton, NumberField, TextField } from '@org/ui/primitives'
import { Copy, Plus, Trash2 } from 'lucide-react'
import { editorTexts } from '../texts.ts'
import { Head, HeadActions, HeadFields, HeadIcons, HeadTop } from './bloc-list.styles.ts'
import type { DraftBloc } from './session-draft.ts'

export interface BlocHeadProps {
  bloc: DraftBloc
  /** Position of the bloc, from 1. */
  number: number
  /** Total duration of all rounds, in words. */
  duration: string
  onChange: (changes: Partial<DraftBloc>, key: string) => void
  /** Whether the session has room for a copy. */
  canDuplicate: boolean
  onAdd: () => void
  onDuplicate: () => void
  onDelete: () => void
}

/** The head of a bloc: its title, the number of rounds, and its actions. */
export function BlocHead({
  bloc,
  number,
  duration,
  onChange,
  canDuplicate,
  onAdd,
  onDuplicate,
  onDelete,
}: BlocHeadProps) {
  const name = editorTexts.blocName(number, bloc.title)
  return (
    <Head>
      <HeadTop>
        <h3>{name}</h3>
        <span>{duration}</span>
        <HeadIcons>
          {' '}
          <IconButton
            label={editorTexts.duplicate(name)}
            hasTooltip={false}
            isDisabled={!canDuplicate}
            onPress={onDuplicate}
          >
            <Copy size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={editorTexts.deleteBlocLabel(name)}
            hasTooltip={false}
            onPress={onDelete}
          >
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </HeadIcons>{' '}
      </HeadTop>
      <HeadFields>
        <TextField
          label={editorTexts.blocTitle(number)}
          value={bloc.title}
          onChange={(title) => onChange({ title }, `title ${bloc.id}`)}
          maxLength={200}
        />
        <NumberField
          label={editorTexts.volume(number)}
          min={1}
          max={sessionLimits.volume}
          value={bloc.volume}
          onChange={(volume) => onChange({ volume }, `volume ${bloc.id}`)}
        />
      </HeadFields>
      <TextField
        label={editorTexts.blocDescription(number)}
        value={bloc.description}
        onChange={(description) => onChange({ description }, `description ${bloc.id}`)}
        maxLength={5000}
      />
      <HeadActions>
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          aria-label={editorTexts.addExercices(name)}
          onPress={onAdd}
        >
          {editorTexts.addExercicesShort}
        </Button>
        {bloc.exercices.length === 0 && <p>{editorTexts.emptyBloc}</p>}
      </HeadActions>
    </Head>
  )
}
