import type { BringKind } from 'shared-contracts/bring-in';
import { describe, expect, it } from 'vitest';
import { matchColumns } from './match-columns.ts';

/**
 * Headings that land departments, brokers and surveyors usually write, each with what it means there: written from the
 * trade before it was tried what is recognized. '' stands for nothing that we keep.
 */
const usual: Readonly<Record<BringKind, Readonly<Record<string, string>>>> = {
  agreement: {
    ...{ 'Tract #': 'tract', 'Registered Owner(s)': 'owner', 'Legal Description': 'land' },
    ...{
      'C. of T.': 'title',
      'Registered Owner & Address': 'owner',
      'Name and Address of Landowner': 'owner',
      'Mailing Address': 'ownerAddress',
      'Home Phone': 'ownerPhone',
      Cell: 'ownerPhone',
    },
    ...{
      Tenant: 'occupant',
      'LINC #': 'registryNumber',
      'Area (ac.)': 'grossArea',
      Remarks: 'statusComments',
    },
    ...{ 'Land Agent': 'landAgent', Status: 'surfaceStatus' },
  },
  'agreement-record': {
    ...{ 'Agreement #': 'agreementNumber', 'File #': 'referenceNumber', 'Lease Name': 'name' },
    ...{ 'Agreement Type': 'agreementType', Status: 'surfaceStatus', 'Effective Date': 'effectiveDate' },
    ...{ 'Expiry Date': 'expiryDate', 'Land Agent': 'landAgent', Lessor: 'owners', Lands: 'land' },
    ...{ 'Area (ac)': 'grossArea', Purpose: 'landPurpose', Occupant: 'occupants', Remarks: 'statusComments' },
  },
  associate: {
    ...{ 'Company Name': 'name', 'Mailing Address': 'addressLine1', Town: 'city', Prov: 'stateOrProvince' },
    ...{ 'Postal Code': 'postalCode', 'Bus. Phone': 'phoneNumber', 'Res. Phone': 'phoneNumber' },
    ...{ 'Phone (H)': 'phoneNumber', 'Phone (C)': 'cellNumber', 'Cell #': 'cellNumber', 'E-mail': 'email' },
    ...{ 'Vendor #': 'vendorCode', 'Contact Person': 'contactName', 'GST #': 'gstNumber', Remarks: 'notes' },
  },
  parcel: {
    ...{ 'Legal Desc.': 'land', Lands: 'land', 'Quarter Section': 'land', 'LINC #': 'registryNumber' },
    ...{ PID: 'registryNumber', Acres: 'grossArea', 'Area (ha)': 'grossArea', 'Total Acres': 'grossArea' },
    ...{ Rights: 'rightsType', Prov: 'stateOrProvince', Remarks: 'notes', 'Parcel ID': 'uniqueNumber' },
  },
  title: {
    ...{
      'Title #': 'number',
      'C of T No.': 'number',
      'Current Title': 'number',
      'Registered Owner': 'owner',
    },
    ...{ 'Mailing Address': 'ownerAddress', 'Legal Desc': 'land', Interest: 'ownerShare', Remarks: 'notes' },
    ...{
      'Date of Search': 'searchedDate',
      'Reg. Date': 'registeredDate',
      'Previous Title #': 'previousTitle',
    },
    ...{ 'Title Status': 'status', Area: 'grossArea' },
  },
  stakeholder: {
    ...{
      'Stakeholder Name': 'businessAssociate',
      Relationship: 'stakeholderTypes',
      Relation: 'stakeholderTypes',
    },
    ...{ Status: '', 'Legal Land Description': 'land', 'Distance (m)': 'distanceToInterest' },
    ...{
      'Package delivered': 'notifiedDate',
      'Date Delivered': 'notifiedDate',
      'Date Mailed': 'notifiedDate',
    },
    ...{
      'Package Sent': 'notifiedDate',
      'Hand delivered on': 'notifiedDate',
      'Date of Notice': 'notifiedDate',
    },
    ...{ "Non-objection rec'd": 'consentDate', 'Confirmation Received': 'consentDate' },
  },
  request: {
    ...{
      'Third party': 'businessAssociate',
      'Facility Owner': 'businessAssociate',
      Operator: 'businessAssociate',
    },
    ...{ 'Crossing Type': 'itemType', Facility: 'itemDescription', 'Licence/Line': 'itemDescription' },
    ...{
      Location: 'itemLand',
      'Date Requested': 'sentDate',
      "Date Rec'd": 'receivedDate',
      Expires: 'itemExpiryDate',
    },
    ...{ 'Agreement #': 'itemReference', 'Date Applied': 'sentDate', KP: 'itemDescription' },
  },
  compensation: {
    ...{
      'Tract #': 'agreement',
      'File #': 'agreement',
      Head: 'compensationType',
      'Comp Type': 'compensationType',
    },
    ...{
      'Amount ($)': 'amount',
      'Annual Rental': 'amount',
      'Total Comp.': 'amount',
      'Rate/acre': 'costPerUnit',
    },
    ...{ 'Effective Date': 'date', Remarks: 'notes', 'Per Acre': 'costPerUnit' },
  },
  payment: {
    ...{ 'Tract #': 'agreement', Payee: 'payee', 'Cheque #': 'reference', 'Cheque Date': 'paidDate' },
    ...{ 'Cheque Amount': 'amount', GST: 'gstAmount', 'Date Paid': 'paidDate', 'Due Date': 'dueDate' },
    ...{ 'Payment Type': 'kind', 'Date Requisitioned': 'requisitionedDate', Remarks: 'notes' },
  },
  landowner: {
    ...{
      'Tract #': 'agreement',
      'Registered Owner': 'owner',
      'Owner Name': 'owner',
      'Date Signed': 'signedDate',
    },
    ...{
      'Package Sent': 'sentDate',
      Witness: 'witnessName',
      'Dower (Y/N)': 'isHomestead',
      'Caveat #': 'registrationNumber',
    },
    ...{
      'Date Registered': 'registeredDate',
      'Mailing Address': 'legalAddress',
      '% Interest': 'interestPercentage',
    },
    ...{ 'Dower Consent': 'dowerConsentDate', Comments: 'notes', Signed: 'signedDate' },
  },
  occupant: {
    ...{ 'Tract #': 'agreement', Occupant: 'occupant', 'Tenant Name': 'occupant', Renter: 'occupant' },
    ...{ 'COO Date': 'consentDate', 'Consent Signed': 'consentDate', 'Date Signed': 'consentDate' },
    ...{ "Consent Rec'd": 'consentDate', Remarks: 'notes', 'Agreement #': 'agreement' },
  },
  communication: {
    ...{
      Date: 'date',
      Time: 'timeOfDay',
      Agent: 'representative',
      'Tract #': 'agreement',
      Contacted: 'businessAssociates',
    },
    ...{ How: 'methodOfContact', 'What was said': 'comments', 'Call Notes': 'comments', Result: 'outcome' },
    ...{
      'Spoke With': 'businessAssociates',
      'Type of Contact': 'methodOfContact',
      Landman: 'representative',
    },
    ...{ Conversation: 'comments', Initials: '', 'Follow up': '' },
  },
  obligation: {
    ...{
      Obligation: 'obligationType',
      Commitment: 'description',
      Description: 'description',
      'Due Date': 'dueDate',
    },
    ...{ 'Responsible Party': 'responsible', 'Assigned To': 'responsible', Frequency: 'recurrenceInterval' },
    ...{
      'Date Completed': 'completedDate',
      'Agreement #': 'agreement',
      Comments: 'notes',
      'Required By': 'dueDate',
    },
  },
  'key-date': {
    ...{
      Milestone: 'name',
      Activity: 'name',
      Deliverable: 'name',
      'Target Date': 'plannedDate',
      Forecast: 'plannedDate',
    },
    ...{ 'Baseline Date': 'plannedDate', 'Due Date': 'plannedDate', 'Actual Date': 'actualDate' },
    ...{ 'Completed On': 'actualDate', Comments: 'notes' },
  },
  document: {
    ...{ 'File Name': 'file', Filename: 'file', 'Document Type': 'documentType', 'Tract #': 'agreement' },
    ...{
      'Doc Date': 'documentDate',
      Description: 'name',
      Subject: 'name',
      'Agreement #': 'agreement',
      Remarks: 'notes',
    },
    ...{ 'Crossing #': 'request', 'Title #': 'titleNumber', Confidential: 'isConfidential' },
  },
};

/** Headings in which a known word is about something else: what is kept of them, worked out as the table above. */
const aside: Readonly<Partial<Record<BringKind, Readonly<Record<string, string>>>>> = {
  'agreement-record': {
    ...{
      'Consent of Spouse': '',
      'Lessor Phone': 'associate.phoneNumber',
      'Lessor Email': 'associate.email',
    },
    ...{ 'Lessor Address': 'associate.addressLine1', 'Working Interest': '', 'Status Date': '' },
    ...{
      'Former Landowner': '',
      'Mineral Owner': '',
      'Landowner File No.': 'referenceNumber',
      'Date of Status': '',
    },
    ...{ 'Commencement Date': 'effectiveDate', 'Surface Agreement No.': 'agreementNumber' },
  },
  landowner: {
    ...{ 'Witnessed By': 'witnessName', 'Reg. #': 'registrationNumber', 'Reg. Date': 'registeredDate' },
    ...{ 'Owner Consent': '', 'Signed by': '' },
  },
  agreement: {
    ...{ 'Owner/Occupant': '', 'Occupant Consent': '', 'Landowner Consent': 'consentReceivedDate' },
    'Adjacent Landowner': '',
    'Landowner Phone': 'ownerPhone',
    'Landowner E-mail': 'ownerEmail',
  },
  parcel: { 'Cultivated Acres': '', 'Deeded Acres': 'grossArea', 'Proposed Legal': '' },
  title: { CofT: 'number', 'Certificate #': 'number', 'Certificate No.': 'number', 'Former Owner': '' },
  payment: {
    ...{ 'Chq Date': 'paidDate', 'Pay Date': 'paidDate', 'Chq #': 'reference', 'EFT #': 'reference' },
    ...{ 'Voucher #': 'reference', Memo: 'notes', 'Payee Code': '' },
  },
  request: {
    ...{
      'Request Sent': 'sentDate',
      'Grantor File #': 'itemReference',
      'Grantor Phone': 'associate.phoneNumber',
    },
    ...{ 'Grantor Email': 'associate.email', 'Crossing Agreement No.': 'itemReference' },
  },
  stakeholder: { 'Stakeholder No.': '', 'Stakeholder E-mail': 'associate.email', 'Previous Occupant': '' },
};

describe('a usual heading', () => {
  it.each(Object.entries(aside))('of %s that is about something else means that', (kind, headings) => {
    const found = Object.fromEntries(
      Object.keys(headings ?? {}).map((header) => {
        const column = { place: 0, header, group: '', samples: [] };
        const [matched] = matchColumns(kind as BringKind, [column], new Map(), []);
        return [header, matched?.field ?? ''];
      }),
    );
    expect(found).toEqual(headings);
  });

  it.each(Object.entries(usual))('of %s means its field', (kind, headings) => {
    const found = Object.fromEntries(
      Object.keys(headings).map((header) => {
        const column = { place: 0, header, group: '', samples: [] };
        const [matched] = matchColumns(kind as BringKind, [column], new Map(), []);
        return [header, matched?.field ?? ''];
      }),
    );
    expect(found).toEqual(headings);
  });

  it('that only has a word of a day in it is none over cells without a figure', () => {
    const samples = ['By hand', 'Registered mail', 'Email'];
    const matched = (header: string) =>
      matchColumns('stakeholder', [{ place: 0, header, group: '', samples }], new Map(), [])[0]?.field;
    expect([matched('How delivered'), matched('Delivered')]).toEqual([null, 'notifiedDate']);
  });
});
