# docker build -t garabato .   and then   docker run -p 8000:8000 -v garabato:/data garabato
# Everything is pinned by hash in the lock files; which mirrors are used is up to pip, uv and npm.

FROM python:3.11-slim AS build
WORKDIR /src
COPY requirements-uv.lock requirements.lock ./
RUN python -m venv /build && /build/bin/pip install --quiet --require-hashes -r requirements-uv.lock
RUN /build/bin/uv pip install --quiet -p /build --require-hashes -r requirements.lock
COPY . .
RUN /build/bin/python -m hatchling build -t wheel -d /wheels
RUN python -m venv --without-pip /opt/garabato && /build/bin/uv pip install --quiet -p /opt/garabato -c requirements.lock /wheels/*.whl

FROM python:3.11-slim
COPY --from=build /opt/garabato /opt/garabato
RUN useradd --system --uid 10001 --home-dir /data --create-home garabato
USER garabato
ENV GARABATO_DATA=/data GARABATO_JSON_LOGS=1 PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=20s CMD ["/opt/garabato/bin/python", "-c", "import urllib.request as ask; ask.urlopen('http://127.0.0.1:8000/api/health', timeout=3)"]
ENTRYPOINT ["/opt/garabato/bin/garabato"]
CMD ["serve"]
