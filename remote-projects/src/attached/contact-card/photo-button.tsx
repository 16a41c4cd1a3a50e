import { Suspense, useRef, useState } from 'react';
import type { Address } from 'shared-contracts/routes';
import { lazyScreen, useTexts } from 'shared-ui';
import { HeaderButton } from 'shared-ui/form';
import classes from './contact-card.module.css';

/** Fetched with the first photo. */
const PhotoUpload = lazyScreen(async () => (await import('./photo-upload.tsx')).PhotoUpload);

interface PhotoButtonProps {
  readonly parentId: string;
  readonly parentType: 'Agreement' | 'Request';
  /** Address of the record's form. */
  readonly address: Address;
}

/** A photo for the record: a phone opens its camera, other devices their files. */
export function PhotoButton({ parentId, parentType, address }: PhotoButtonProps) {
  const { t } = useTexts('projects');
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<readonly { readonly key: string; readonly file: File }[]>([]);
  const done = (key: string) => setPhotos((now) => now.filter((photo) => photo.key !== key));
  return (
    <div className={classes['photo']}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('contactCard.photo')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) setPhotos((now) => [...now, { key: crypto.randomUUID(), file }]);
        }}
      />
      <HeaderButton onClick={() => input.current?.click()}>{t('contactCard.photo')}</HeaderButton>
      <Suspense fallback={null}>
        {photos.map(({ key, file }) => (
          <PhotoUpload
            key={key}
            file={file}
            parentId={parentId}
            parentType={parentType}
            address={address}
            onDone={() => done(key)}
          />
        ))}
      </Suspense>
    </div>
  );
}
