import { configure } from '@testing-library/react';

// Waiting longer only delays the failure of a hanging test: no test asserts a time, and a busy machine is several times
// slower.
configure({ asyncUtilTimeout: 120_000 });
