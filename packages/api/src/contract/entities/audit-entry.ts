import * as z from 'zod'
import { id, seconds } from '../fields.ts'

/** Audited actions, by kind. */
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
  change: [
    'employees_imported',
    'signature_created',
    'signature_changed',
    'banner_created',
    'banner_changed',
    'company_changed',
  ],
  export: ['employees_exported', 'audit_exported'],
  deletion: [
    'employee_deleted',
    'team_deleted',
    'signature_deleted',
    'banner_deleted',
    'organisation_deleted',
  ],
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

/** An action in the audit log, successful or rejected. Strings are never null. */
export const auditEntrySchema = z
  .object({
    id,
    created_at: seconds,
    kind: z.enum(auditKinds),
    action: z.enum(Object.values(auditActions).flat() as [AuditAction, ...AuditAction[]]),
    outcome: z.enum(auditOutcomes),
    /** Type of the error when the action was rejected. */
    reason: z.string(),
    /** Email of the account that acted; empty for the payment provider. */
    actor: z.string(),
    /** Email of the master who had the account open. */
    opened_by: z.string(),
    /** Email or name of the person or thing affected. */
    subject: z.string(),
    /** Name of the affected team; empty for the whole organisation. */
    team: z.string(),
    /** Number of queued mails, imported or exported rows, or moved people. */
    item_count: z.int().nullable(),
    /**
     * An IPv4 address or an IPv6 /64; empty if unknown. After 30 days, an IPv4 address is shortened
     * to its /24.
     */
    client: z.string(),
  })
  .meta({ id: 'AuditEntry' })

export type AuditEntry = z.infer<typeof auditEntrySchema>
export type AuditOutcome = AuditEntry['outcome']

/** The lists that a client can export, with the audit action of each export. */
export const exportActions = {
  employees: 'employees_exported',
  audit: 'audit_exported',
} as const satisfies Record<string, AuditAction>

export type ExportedList = keyof typeof exportActions
