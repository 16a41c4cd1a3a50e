-- Beside the version before: safe.
-- Form types and report types are part of the product: the same ids in every installation.

insert into form_type (id, code) values
  ('0b6d6f0a-5a20-4c00-9a00-000000000001', 'Agreement'),
  ('0b6d6f0a-5a20-4c00-9a00-000000000002', 'Project'),
  ('0b6d6f0a-5a20-4c00-9a00-000000000003', 'AgreementEvent'),
  ('0b6d6f0a-5a20-4c00-9a00-000000000004', 'ProjectEvent');

insert into report_type (id, name) values
  ('0b6d6f0a-5a21-4c00-9a00-000000000001', 'Agreement Document'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000002', 'Request Document'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000003', 'Stakeholder Document'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000004', 'Title Document'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000005', 'Agreements Line List'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000006', 'Requests Line List'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000007', 'Stakeholders Line List'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000008', 'Contact Details'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000009', 'Invoice'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000010', 'Period Summary'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000011', 'Project Details'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000012', 'Project Cost Summary'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000013', 'Project Summary'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000014', 'Timesheet Details'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000015', 'Work in Progress'),
  ('0b6d6f0a-5a21-4c00-9a00-000000000016', 'Work in Progress Aged');
