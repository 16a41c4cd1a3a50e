import { configure } from '@testing-library/react';

// What a test waits for ends what hangs: no test asserts a time, and a busy machine is several times slower.
configure({ asyncUtilTimeout: 20_000 });
