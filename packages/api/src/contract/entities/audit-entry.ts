import * as z from 'zod'
import { id, seconds } from '../fields.ts'

/** What is audited, by kind. */
export const auditActions = {
  sign_in: ['signed_in', 'registered', 'account_opened'],
  invitation: ['invitation_sent', 'invitation_accepted', 'invitation_revoked'],
  rights: [
    'rights_given',
    'rights_withdrawn',
    'master_accepted',
    'master_ended',
    'employees_moved',
  ],
  deploy: ['team_deployed', 'person_deployed', 'people_deployed', 'people_reminded'],
  export: ['employees_exported', 'audit_exported'],
  deletion: ['employee_deleted', 'team_deleted', 'signature_deleted', 'banner_deleted'],
  connection: ['photo_connected', 'photo_disconnected'],
  billing: ['card_saved', 'card_removed', 'subscription_changed'],
} as const

export type AuditKind = keyof typeof auditActions
export type AuditAction = (typeof auditActions)[AuditKind][number]

export const auditKinds = Object.keys(auditActions) as AuditKind[]
export const auditOutcomes = ['ok', 'refused'] as const

/** The kind of each action. */
export const auditKindOf = Object.fromEntries(
  auditKinds.flatMap((kind) => auditActions[kind].map((action) => [action, kind])),
) as Record<AuditAction, AuditKind>

/** An action or an attempt in the audit log. Texts are never null. */
export const auditEntrySchema = z
  .object({
    id,
    created_at: seconds,
    kind: z.enum(auditKinds),
    action: z.enum(Object.values(auditActions).flat() as [AuditAction, ...AuditAction[]]),
    outcome: z.enum(auditOutcomes),
    /** Type of the error where it was refused. */
    reason: z.string(),
    /** Email of the account that did it; empty for the payment provider. */
    actor: z.string(),
    /** Email of the master who had that account open. */
    opened_by: z.string(),
    /** Email or name of what it was done to. */
    subject: z.string(),
    /** Name of the team that it is about; empty for the whole organisation. */
    team: z.string(),
    /** Mails that were queued, rows that were exported, or people who were moved. */
    item_count: z.int().nullable(),
    /** An IPv4 address or IPv6 /64, after 30 days an IPv4 /24 or IPv6 /64; empty where none is known. */
    client: z.string(),
  })
  .meta({ id: 'AuditEntry' })

export type AuditEntry = z.infer<typeof auditEntrySchema>
export type AuditOutcome = AuditEntry['outcome']

/** What a client may export, and which entry that makes. */
export const exportActions = {
  employees: 'employees_exported',
  audit: 'audit_exported',
} as const satisfies Record<string, AuditAction>

export type ExportedList = keyof typeof exportActions
