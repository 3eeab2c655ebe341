/**
 * Delivery reports as mail servers write them. Each quotes the mail with this Message-ID, without
 * angle brackets.
 */
export type WriteReport = (messageId: string) => string

/** Postfix: an unknown address, with the headers of the returned mail. */
export const postfixReport: WriteReport = (messageId) =>
  mailOf(`From: MAILER-DAEMON@mail.example.org (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: paraphe@example.org
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4XyZ1a2b3c.1798531200/mail.example.org"
Message-Id: <20261129080000.4XyZ1a2b3c@mail.example.org>

This is a MIME-encapsulated message.

--4XyZ1a2b3c.1798531200/mail.example.org
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients.

--4XyZ1a2b3c.1798531200/mail.example.org
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.org
X-Postfix-Queue-ID: 4XyZ1a2b3c
Arrival-Date: Sun, 29 Nov 2026 08:00:00 +0000 (UTC)

Final-Recipient: rfc822; zoe@gone.example
Original-Recipient: rfc822;zoe@gone.example
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.gone.example
Diagnostic-Code: smtp; 550 5.1.1 <zoe@gone.example>: Recipient address
    rejected: User unknown in virtual mailbox table

--4XyZ1a2b3c.1798531200/mail.example.org
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

Return-Path: <paraphe@example.org>
Received: from app.example.org (app.example.org [192.0.2.7])
	by mail.example.org (Postfix) with ESMTPS id 4XyZ1a2b3c
From: Maison Lueur <paraphe@example.org>
To: =?UTF-8?Q?Zo=C3=A9?= <zoe@gone.example>
Subject: Votre nouvelle signature
Message-ID:
 <${messageId}>

--4XyZ1a2b3c.1798531200/mail.example.org--
`)

/** Postfix: a warning that the mail waits, which comes after four hours. */
export const postfixWarning: WriteReport = (messageId) =>
  postfixReport(messageId)
    .replace('Undelivered Mail Returned to Sender', 'Delayed Mail (still being retried)')
    .replace('Action: failed', 'Action: delayed')
    .replace('Status: 5.1.1', 'Status: 4.4.1')
    .replace(
      /Diagnostic-Code: [^]*?table/,
      'Diagnostic-Code: X-Postfix; connect to mx.gone.example[192.0.2.9]:25: Connection\r\n    timed out',
    )

/** Exchange and Microsoft 365: two texts, and the whole mail in base64. */
export const exchangeReport: WriteReport = (messageId) =>
  mailOf(`From: postmaster@tenant.example
To: paraphe@example.org
Date: Sun, 29 Nov 2026 08:00:01 +0000
Content-Type: multipart/report; report-type="delivery-status"; differences=Content-Type;
	boundary="_000_PR3P001MB0001"
Content-Language: en-US
Message-ID: <0f1e2d3c-4b5a@PR3P001MB0001.EURP001.PROD.OUTLOOK.COM>
In-Reply-To: <${messageId}>
References: <${messageId}>
Thread-Topic: Votre nouvelle signature
Subject: Undeliverable: Votre nouvelle signature
Auto-Submitted: auto-replied
X-MS-Exchange-Message-Is-Ndr:

--_000_PR3P001MB0001
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="_001_PR3P001MB0001"

--_001_PR3P001MB0001
Content-Type: text/plain; charset="us-ascii"
Content-Transfer-Encoding: quoted-printable

Your message to zoe@tenant.example couldn't be delivered. zoe wasn't found at t=
enant.example.

--_001_PR3P001MB0001
Content-Type: text/html; charset="us-ascii"

<html><body>zoe wasn't found at <b>tenant.example</b>.</body></html>

--_001_PR3P001MB0001--

--_000_PR3P001MB0001
Content-Type: message/delivery-status

Reporting-MTA: dns;PR3P001MB0001.EURP001.PROD.OUTLOOK.COM
Received-From-MTA: dns;mail.example.org
Arrival-Date: Sun, 29 Nov 2026 08:00:00 +0000

Final-Recipient: rfc822;zoe@tenant.example
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup

--_000_PR3P001MB0001
Content-Type: message/rfc822

Received: from mail.example.org (192.0.2.7) by PR3P001MB0001
From: Maison Lueur <paraphe@example.org>
To: zoe@tenant.example
Subject: Votre nouvelle signature
Message-ID: <${messageId}>
MIME-Version: 1.0
Content-Type: text/plain

Bonjour
--_000_PR3P001MB0001--
`)

/** Gmail: a full mailbox, which it calls permanent. The returned mail is at the end, after a picture. */
export const gmailReport: WriteReport = (messageId) =>
  mailOf(`Return-Path: <>
To: paraphe@example.org
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
Subject: Delivery Status Notification (Failure)
Auto-Submitted: auto-replied
References: <${messageId}>
In-Reply-To: <${messageId}>
X-Failed-Recipients: zoe@gmail.example
Message-ID: <692a.170a0220.1b2c3.4d5e.GMR@mx.google.com>
Date: Sun, 29 Nov 2026 00:00:02 -0800 (PST)
Content-Type: multipart/report; boundary="00000000000061f2b3"; report-type=delivery-status

--00000000000061f2b3
Content-Type: multipart/related; boundary="00000000000061f2b4"

--00000000000061f2b4
Content-Type: multipart/alternative; boundary="00000000000061f2b5"

--00000000000061f2b5
Content-Type: text/plain; charset="UTF-8"

** Message not delivered **

The recipient's inbox is full.

--00000000000061f2b5--
--00000000000061f2b4
Content-Type: image/png; name="icon.png"
Content-Transfer-Encoding: base64
Content-ID: <icon.png>

iVBORw0KGgo=
--00000000000061f2b4--
--00000000000061f2b3
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Received-From-MTA: dns; paraphe@example.org
Arrival-Date: Sun, 29 Nov 2026 00:00:01 -0800 (PST)
X-Original-Message-ID: <${messageId}>

Final-Recipient: rfc822; zoe@gmail.example
Action: failed
Status: 5.2.2
Remote-MTA: dns; gmail-smtp-in.l.google.com. (192.0.2.26, the server for the domain.)
Diagnostic-Code: smtp; 552-5.2.2 The recipient's inbox is out of storage space.
 552 5.2.2 https://support.google.com/mail/?p=OverQuotaPerm
Last-Attempt-Date: Sun, 29 Nov 2026 00:00:02 -0800 (PST)

--00000000000061f2b3
Content-Type: message/rfc822

From: Maison Lueur <paraphe@example.org>
Message-ID: <${messageId}>
Subject: Votre nouvelle signature
--00000000000061f2b3--
`)

/** Mails travel with lines that end with CRLF. */
const mailOf = (text: string) => text.replaceAll('\n', '\r\n')
