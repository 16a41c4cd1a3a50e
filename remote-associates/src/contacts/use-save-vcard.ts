import { useReadForm } from 'shared-ui/form';
import { saveBlob } from 'shared-ui/grid';
import { textIn } from './contact-record.ts';
import { contactVcard } from './contact-vcard.ts';

/** What no file system takes in a name. */
const unusual = /[^\p{L}\p{N} .'-]/gu;

/** Saves the contact whose form is around as a vCard, as it stands now. */
export function useSaveVcard(organization: string): () => void {
  const read = useReadForm();
  return () => {
    const contact = read();
    const name = textIn(contact, 'name').replaceAll(unusual, '').trim() || 'contact';
    const card = new Blob([contactVcard(contact, organization)], { type: 'text/vcard;charset=utf-8' });
    saveBlob(card, `${name}.vcf`);
  };
}
